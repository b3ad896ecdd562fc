import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { cleanContact, contactPayload, type ContactValues, emptyContact, validateContact } from './contactFields';
import { emailPayloadKeys } from '@nine-blocks/email-payload/emailPayload';
import { messagesIn } from '../../scripts/messages/testing/messagesIn';
import { sourceLocale } from '../i18n/locales';

const message = messagesIn(sourceLocale);

const company = {
  contactEmail: 'hello@nineblocks.example',
  senderEmail: 'website@nineblocks.example',
  subject: (name: string, address: string) => message('contact.mail.subject', { name, address }),
};

const payloadOf = (values: Partial<ContactValues>) => contactPayload({ ...emptyContact, ...values }, company);

test('invisible signs in an address are removed before validation, in the payload and in the subject', () => {
  const pasted = { ...emptyContact, name: 'Ada', email: '\u200E\u00A0ada@exam\u00ADple.com\u200F' };
  expect(cleanContact(pasted)).toEqual({ ...pasted, email: 'ada@example.com' });
  expect(validateContact(pasted, false)).toEqual([]);
  expect(payloadOf(pasted)).toMatchObject({
    fromEmail: 'ada@example.com',
    subject: 'Contact from Ada (ada@example.com)',
  });
});

// A line break in a header text would let the sender add another header.
const controlOrLineBreak = /[\p{Cc}\u2028\u2029]/u;
const nasty = fc.constantFrom(
  '\r\nBcc: eve@example.com',
  '\n',
  '\r',
  '\0',
  '\u2028',
  '\u2029',
  '\u0085',
  '\u202E',
  '\u001B',
);

/** Random texts with nasty parts. */
const anyText = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), nasty, fc.lorem()), { maxLength: 12 })
  .map((parts) => parts.join(''));

test('has exactly the six keys, and no line break or control character outside its content', () => {
  const values = fc.record({ name: anyText, email: anyText, description: anyText, consent: fc.boolean() });
  fc.assert(
    fc.property(values, (typed) => {
      const payload = contactPayload(typed, company);
      expect(Object.keys(payload)).toEqual([...emailPayloadKeys]);
      for (const line of [payload.subject, payload.fromName, payload.fromEmail]) {
        expect(line).not.toMatch(controlOrLineBreak);
      }
      expect(Object.values(payload).filter((text) => text === '')).toEqual(payload.fromEmail === '' ? [''] : []);
    }),
  );
});

test('an empty and an invalid address have their own errors; a missing consent comes last, if the owner asks for it', () => {
  const errorsOf = (email: string, asked = false) => validateContact({ ...emptyContact, email }, asked);
  for (const email of ['', ' \t', '\u200E']) {
    expect(errorsOf(email)).toEqual([{ field: 'email', error: 'contact.email.empty' }]);
  }
  expect(errorsOf('ada')).toEqual([{ field: 'email', error: 'contact.email.invalid' }]);
  for (const email of [' Ada@Example.com ', 'ada@münchen.example']) expect(errorsOf(email)).toEqual([]);
  expect(errorsOf('', true).map(({ field }) => field)).toEqual(['email', 'consent']);
  expect(validateContact({ ...emptyContact, email: 'ada@example.com', consent: true }, true)).toEqual([]);
});
