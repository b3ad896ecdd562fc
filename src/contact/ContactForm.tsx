import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { settings } from '../content/settings';
import { sendEmail } from '../email/sendEmail';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { SendFailure } from '../ui/form/SendFailure';
import { TextInput } from '../ui/form/TextInput';
import { useForm } from '../ui/form/useForm';
import { contactLimits, contactPayload, type ContactValues, emptyContact, validateContact } from './contactForm';

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5), justifyItems: 'start' }));

/** Name, address and description; sends one mail and says what became of it (spec.md §4, §5). */
export function ContactForm() {
  const message = useMessage();
  const thanks = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);

  const payloadOf = (values: ContactValues) =>
    contactPayload(values, {
      ...settings,
      unknownName: message('contact.unknownName'),
      noContent: message('contact.noContent'),
      subject: (name, address) => message('contact.mail.subject', { name, address }),
    });

  const { values, errors, step, change, blur, submit } = useForm<ContactValues>({
    initial: emptyContact,
    validate: validateContact,
    validateOnBlur: ['email'],
    send: (sent) => sendEmail(payloadOf(sent), settings),
    onBlocked: (field) => {
      form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    },
  });

  useEffect(() => {
    if (step === 'sent') thanks.current?.focus();
  }, [step]);

  if (step === 'sent') {
    return (
      <div ref={thanks} tabIndex={-1}>
        <Typography variant="h3" component="p">
          <Message id="contact.sent" />
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          <Message id="contact.sentHint" />
        </Typography>
      </div>
    );
  }

  const payload = payloadOf(values);
  const body = message('contact.mail.body', { description: payload.content, name: payload.fromName });
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextInput
        name="name"
        label="contact.name.label"
        value={values.name}
        onChange={(value) => {
          change('name', value);
        }}
        autoComplete="name"
        maxLength={contactLimits.name}
      />
      <TextInput
        name="email"
        type="email"
        required
        label="contact.email.label"
        error={errors.email}
        value={values.email}
        onChange={(value) => {
          change('email', value);
        }}
        onBlur={() => {
          blur('email');
        }}
        autoComplete="email"
        maxLength={contactLimits.email}
      />
      <TextInput
        name="description"
        rows={3}
        label="contact.description.label"
        helper="contact.description.helper"
        limit="contact.limit"
        value={values.description}
        onChange={(value) => {
          change('description', value);
        }}
        maxLength={contactLimits.description}
      />
      <SendFailure
        mail={step === 'failed' ? { to: payload.to, subject: payload.subject, body } : null}
        text="contact.failure"
        copy="contact.copy"
        copied="contact.copied"
      />
      <Button type="submit" variant="contained" aria-disabled={step === 'sending'}>
        <Message id={step === 'sending' ? 'contact.sending' : 'contact.submit'} />
      </Button>
      <Typography variant="body2" color="textSecondary">
        <Message id="contact.privacy" />
      </Typography>
    </Form>
  );
}
