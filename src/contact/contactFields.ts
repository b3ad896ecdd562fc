import { cleanEmailAddress } from '@nine-blocks/email-payload/cleanEmailAddress';
import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';
import { isEmailAddress } from '@nine-blocks/email-payload/isEmailAddress';
import { singleLine } from '@nine-blocks/email-payload/singleLine';
import type { FieldError } from '../components/form/formState';
import { asksForConsent } from '../content/consent';
import { createFormStore } from '../components/form/formStore';

export interface ContactValues {
  name: string;
  email: string;
  description: string;
  consent: boolean;
}

export const emptyContact: ContactValues = { name: '', email: '', description: '', consent: false };

/** The agency's words for empty fields, in English in every language (docs/requirements.md, 9.5). */
const leftEmpty = { name: 'Unknown', description: 'No content' } as const;

/** The values with a clean email address, for display, validation and sending. */
export function cleanContact(values: ContactValues): ContactValues {
  return { ...values, email: cleanEmailAddress(values.email) };
}

export const contactStore = createFormStore(emptyContact, cleanContact);

/** The contact form's rules: the email address must be valid, and the consent ticked if the owner asks for it. */
export function validateContact(values: ContactValues, asked = asksForConsent): FieldError<ContactValues>[] {
  const { email } = cleanContact(values);
  const error = email === '' ? 'contact.email.empty' : 'contact.email.invalid';
  return [
    ...(isEmailAddress(email) ? [] : [{ field: 'email', error } as const]),
    ...(asked && !values.consent ? [{ field: 'consent', error: 'contact.consent.unchecked' } as const] : []),
  ];
}

interface ContactMail {
  contactEmail: string;
  senderEmail: string;
  /** The subject in the visitor's language. */
  subject: (name: string, address: string) => string;
}

/** The request's body (docs/requirements.md, 8): header texts on one line each, defaults for empty fields. */
export function contactPayload(values: ContactValues, mail: ContactMail): EmailPayload {
  const fromEmail = singleLine(cleanContact(values).email);
  const fromName = singleLine(values.name) || leftEmpty.name;
  return {
    fromEmail,
    fromName,
    content: values.description.trim() || leftEmpty.description,
    to: mail.contactEmail,
    from: mail.senderEmail,
    subject: singleLine(mail.subject(fromName, fromEmail)),
  };
}
