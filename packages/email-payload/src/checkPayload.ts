import { z } from 'zod';
import { cleanEmailAddress } from './cleanEmailAddress';
import type { EmailPayload } from './emailPayload';
import { asciiAddress, isEmailAddress } from './isEmailAddress';

/** Longest single-line field in characters: a header line of a mail holds no more (RFC 5322, 2.1.1). */
const maxLineLength = 998;

/** Longest address that SMTP can carry (RFC 5321, 4.5.3.1.3, without its brackets). */
const maxAddressLength = 254;

const text = z.string({
  error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text'),
});
const line = text
  .max(maxLineLength, { error: `is longer than ${maxLineLength} characters` })
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, { error: 'holds a line break or another control character' });
const address = line
  .transform(cleanEmailAddress)
  .refine((value) => asciiAddress(value).length <= maxAddressLength && isEmailAddress(value), {
    error: 'is not an e-mail address',
  });

/** The shape of a payload: exactly the six keys, all text, header fields on one line, and an address that can be answered, made clean. */
export const payloadSchema = z.strictObject({
  fromEmail: address,
  fromName: line,
  content: text,
  to: line,
  from: line,
  subject: line,
}) satisfies z.ZodType<EmailPayload>;

/** The checked value, or the reason why it is refused, with the field's name: `subject is missing`. */
export type Checked<T> = { ok: true; value: T } | { ok: false; reason: string };

/** Checks any JSON value against the schema of an object and words the first problem. */
export function check<T>(schema: z.ZodType<T>, json: unknown): Checked<T> {
  const result = schema.safeParse(json);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    return { ok: false, reason: `${issue.keys.join(', ').slice(0, 100)} is not a known field` };
  }
  const field = issue?.path.join('.') ?? '';
  return { ok: false, reason: field === '' ? 'The body must be a JSON object' : `${field} ${issue?.message}` };
}

/** Checks whether any JSON value is a payload that the forms could have sent. */
export function checkPayload(json: unknown): Checked<EmailPayload> {
  return check(payloadSchema, json);
}
