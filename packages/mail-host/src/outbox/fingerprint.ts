import { createHash } from 'node:crypto';
import { type EmailPayload, emailPayloadKeys } from '@nine-blocks/email-payload/emailPayload';

/** For so many milliseconds the same payload is the same lead. */
export const sameLeadFor = 24 * 60 * 60_000;

/** The same text for the same six values, and for no others. */
export function fingerprintOf(payload: EmailPayload): string {
  const values = emailPayloadKeys.map((key) => payload[key]);
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
