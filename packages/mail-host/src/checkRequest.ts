import { checkPayload } from '@nine-blocks/email-payload/checkPayload';
import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';
import type { Refusal } from './refusals';
import type { MailHostSettings } from './settings';

/** A field that programs which fill in everything are fond of, and that no form of the site has. */
const honeypot = 'website';

/** Judges any JSON value: a payload of the site from the company's address to the company's address, or why it is refused. */
export function checkRequest(
  json: unknown,
  { contactEmail, senderEmail }: Pick<MailHostSettings, 'contactEmail' | 'senderEmail'>,
): { payload: EmailPayload } | { refusal: Refusal } {
  if (typeof json === 'object' && json !== null && honeypot in json) return { refusal: { code: 'honeypot' } };
  const checked = checkPayload(json);
  if (!checked.ok) return { refusal: { code: 'payload', message: checked.reason } };
  const payload = checked.value;
  if (payload.to !== contactEmail) return { refusal: { code: 'recipient' } };
  if (payload.from !== senderEmail) return { refusal: { code: 'sender' } };
  return { payload };
}
