import { z } from 'zod';
import { cleanEmailAddress } from './cleanEmailAddress';
import type { EmailPayload } from './emailPayload';
import { isEmailAddress } from './isEmailAddress';

const text = z.string({
  error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text'),
});
const line = text.regex(/^[^\p{Cc}\u2028\u2029]*$/u, { error: 'holds a line break or another control character' });
const address = line.transform(cleanEmailAddress).refine(isEmailAddress, { error: 'is not an e-mail address' });

/** The schema of a payload: exactly the six keys with texts, headers on one line, and a valid e-mail address, which it cleans. */
export const payloadSchema = z.strictObject({
  fromEmail: address,
  fromName: line,
  content: text,
  to: line,
  from: line,
  subject: line,
}) satisfies z.ZodType<EmailPayload>;

/** The checked value, or the reason for the refusal with the field's name: `subject is missing`. */
export type Checked<T> = { ok: true; value: T } | { ok: false; reason: string };

/** Checks any JSON value against the schema of an object, and returns the first problem in words. */
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
