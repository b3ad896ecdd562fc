import { z } from 'zod';
import type { EmailPayload } from '../../src/email/emailPayload';

/** Longest single-line field in characters: a header line of a mail holds no more (RFC 5322 §2.1.1). */
const maxLineLength = 998;

const text = z.string({
  error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text'),
});
const line = text
  .max(maxLineLength, { error: `is longer than ${maxLineLength} characters` })
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, { error: 'holds a line break or another control character' });

/** The shape of a payload: exactly the six keys, all text, header fields on one line of at most 998 characters. */
export const payloadSchema = z.strictObject({
  fromEmail: line,
  fromName: line,
  content: text,
  to: line,
  from: line,
  subject: line,
}) satisfies z.ZodType<EmailPayload>;

/** Either what was checked or the reason, in words and with the field's name, why it is refused. */
export type Checked<T> = { ok: true; value: T } | { ok: false; error: string };

/** Checks any JSON value against a schema and words the first problem, e.g. `subject is missing`. */
export function check<T>(schema: z.ZodType<T>, json: unknown): Checked<T> {
  const result = schema.safeParse(json);
  if (result.success) return { ok: true, value: result.data };
  const issue = result.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    return { ok: false, error: `${issue.keys.join(', ').slice(0, 100)} is not a known field` };
  }
  const field = issue?.path.join('.') ?? '';
  if (field === '') return { ok: false, error: 'The body must be a JSON object' };
  return { ok: false, error: `${field} ${issue?.message ?? 'is wrong'}` };
}

/** Checks a payload against `payloadSchema` (spec §7). */
export function checkPayload(json: unknown): Checked<EmailPayload> {
  return check(payloadSchema, json);
}
