import { settings } from '../content/settings';
import { sendEmail } from '../email/sendEmail';
import { useMessage } from '../i18n/useMessage';
import { SendForm } from '../ui/form/SendForm';
import { TextInput } from '../ui/form/TextInput';
import { useForm } from '../ui/form/useForm';
import { contactLimits, contactPayload, type ContactValues, emptyContact, validateContact } from './contactForm';

/** Name, address and description; sends one mail and says what became of it (spec.md §4, §5). */
export function ContactForm() {
  const message = useMessage();

  const payloadOf = (values: ContactValues) =>
    contactPayload(values, {
      ...settings,
      unknownName: message('contact.unknownName'),
      noContent: message('contact.noContent'),
      subject: (name, address) => message('contact.mail.subject', { name, address }),
    });

  const form = useForm<ContactValues>({
    initial: emptyContact,
    validate: validateContact,
    validateOnBlur: ['email'],
    send: (values) => sendEmail(payloadOf(values), settings),
  });

  const { content, fromName, subject, to } = payloadOf(form.values);
  const body = message('contact.mail.body', { description: content, name: fromName });
  return (
    <SendForm form={form} words="contact" mail={{ to, subject, body }}>
      {form.step === 'sent' ? null : (
        <>
          <TextInput
            {...form.field('name')}
            label="contact.name.label"
            autoComplete="name"
            maxLength={contactLimits.name}
          />
          <TextInput
            {...form.field('email')}
            type="email"
            required
            label="contact.email.label"
            autoComplete="email"
            maxLength={contactLimits.email}
          />
          <TextInput
            {...form.field('description')}
            rows={3}
            label="contact.description.label"
            helper="contact.description.helper"
            limit="contact.limit"
            maxLength={contactLimits.description}
          />
        </>
      )}
    </SendForm>
  );
}
