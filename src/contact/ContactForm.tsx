import { type RefObject, useEffect, useRef } from 'react';
import { settings } from '../content/settings';
import { sendEmail } from '../email/sendEmail';
import { useMessage } from '../i18n/useMessage';
import { ConsentInput } from '../components/form/ConsentInput';
import { SendForm } from '../components/form/SendForm';
import { TextInput } from '../components/form/TextInput';
import { useForm } from '../components/form/useForm';
import { useContact } from './ContactContext';
import { RestoreButton } from './RestoreButton';
import { AfterSending } from './AfterSending';
import { contactPayload, contactStore, type ContactValues, validateContact } from './contactFields';

/** The foot has the full width of the form's half. On high screens it stays in view, and the fields scroll under it. */
const foot = {
  mx: { xs: -3, sm: -5 },
  px: { xs: 3, sm: 5 },
  py: { xs: 2, sm: 3 },
  flexDirection: { sm: 'row' },
  alignItems: { sm: 'center' },
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '@media (min-height: 600px)': { position: 'sticky', bottom: 0, zIndex: 1, '--covered-below': '8px' },
} as const;

interface ContactFormProps {
  /** The first value of the field `description`. */
  description: string | undefined;
  /** The field that gets the dialog's focus. */
  firstField: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/** The contact dialog's fields, sent as one mail: docs/requirements.md, 8 and 9. */
export function ContactForm({ description, firstField, onClose }: ContactFormProps) {
  const message = useMessage();
  const contact = useContact();
  const isShown = useRef(false);

  useEffect(() => {
    if (description !== undefined) contactStore.dispatch({ type: 'change', field: 'description', value: description });
  }, [description]);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const payloadOf = (values: ContactValues) =>
    contactPayload(values, {
      ...settings,
      subject: (name, address) => message('contact.mail.subject', { name, address }),
    });

  async function send(values: ContactValues) {
    try {
      await sendEmail(payloadOf(values), settings);
    } catch (error) {
      // If the visitor has closed the dialog, it opens again to say that the message was not sent.
      if (!isShown.current) contact.open();
      throw error;
    }
  }

  const form = useForm<ContactValues>({
    store: contactStore,
    validate: validateContact,
    validateOnBlur: ['email'],
    resetsOnLeave: true,
    send,
  });

  const { content, fromName, subject, to } = payloadOf(form.values);
  const body = message('contact.mail.body', { description: content, name: fromName });
  return (
    <SendForm
      form={form}
      words="contact"
      mail={{ to, subject, body }}
      slotProps={{ actions: { sx: foot }, submit: { sx: { flexGrow: { xs: 1, sm: 0 } } } }}
      next={<AfterSending onClose={onClose} />}
    >
      {form.step !== 'sent' && (
        <>
          {form.kept !== null && (
            <RestoreButton
              kept={form.kept}
              onClick={() => {
                // The button disappears, so its focus moves to the first field.
                firstField.current?.focus();
                form.restore();
              }}
            />
          )}
          <TextInput {...form.field('name')} inputRef={firstField} label="contact.name.label" autoComplete="name" />
          <TextInput {...form.field('email')} type="email" required label="contact.email.label" autoComplete="email" />
          <TextInput
            {...form.field('description')}
            rows={3}
            fills
            label="contact.description.label"
            helper="contact.description.helper"
          />
          <ConsentInput words="contact" {...form.field('consent')} />
        </>
      )}
    </SendForm>
  );
}
