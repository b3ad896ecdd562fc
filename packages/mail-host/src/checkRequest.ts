import { z } from 'zod';
import type { EmailPayload } from '../../../src/email/emailPayload';
import { isEmailAddress } from '../../../src/email/isEmailAddress';
import { check, payloadSchema } from '../../../scripts/server/payloadCheck';
import type { Refusal } from './refusals';
import type { MailHostSettings } from './settings';

/** Longest address that SMTP can carry (RFC 5321 §4.5.3.1.3, with its brackets). */
const maxAddressLength = 254;

/** A name that programs which fill in every field are fond of, and that no page of the site has. */
const honeypot = 'website';

const objectWithHoneypot = z.looseObject({ [honeypot]: z.unknown() });

/** The site's payload; beyond its shape the visitor's address must be one, as an answer goes to it. */
const sendableSchema = payloadSchema.refine(
  ({ fromEmail }) => fromEmail.length <= maxAddressLength && isEmailAddress(fromEmail),
  { path: ['fromEmail'], error: 'is not an e-mail address' },
);

/** Reads any JSON as a payload of the site that goes from the company's address to the company's address, or says why it is none. */
export function checkRequest(
  json: unknown,
  { contactEmail, senderEmail }: MailHostSettings,
): { payload: EmailPayload } | { refusal: Refusal } {
  if (objectWithHoneypot.safeParse(json).success) return { refusal: { code: 'honeypot' } };
  const checked = check(sendableSchema, json);
  if (!checked.ok) return { refusal: { code: 'payload', message: checked.error } };
  const payload = checked.value;
  if (payload.to !== contactEmail) return { refusal: { code: 'recipient' } };
  if (payload.from !== senderEmail) return { refusal: { code: 'sender' } };
  return { payload: { ...payload, fromEmail: payload.fromEmail.trim() } };
}
