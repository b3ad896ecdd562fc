import type { IncomingMessage } from 'node:http';
import { checkPayload } from '@nine-blocks/email-payload/checkPayload';
import { type EmailPayload, maxPayloadBytes } from '@nine-blocks/email-payload/emailPayload';
import { readJson } from '@nine-blocks/email-payload/readJson';
import { type Outbox, OutboxError } from './outbox/outbox';
import type { RateLimit } from './rateLimit';
import type { Refusal } from './refusals';
import type { MailHostSettings } from './settings';

/** The outcome of a request: its lead is kept, under its own id or that of an earlier one, perhaps beyond the limit of its client; its sender went away before it was complete; or a refusal. */
export type Outcome = { kept: string; isOverLimit: boolean } | 'aborted' | Refusal;

interface Taker {
  settings: MailHostSettings;
  outbox: Outbox;
  rateLimit: RateLimit;
  /** Of all clients together, for what is beyond the limit of each. */
  asideLimit: RateLimit;
}

/** So many leads may be set aside, and so many more taken at the same time: 130 MB at most, so that no flood fills the disk. */
export const mostAside = 1000;

/** No form of the site has this field; programs that fill in everything do. */
const honeypot = 'website';

/** Checks any JSON value: a payload of the site from the company's address to the company's address, or why it is refused. */
function checkRequest(
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

/** Takes the lead that a request brings into the outbox. Rejects only for unforeseen errors. */
export async function takeLead(
  req: IncomingMessage,
  id: string,
  client: string,
  { settings, outbox, rateLimit, asideLimit }: Taker,
): Promise<Outcome> {
  const now = Date.now();
  const retryAfter = rateLimit(client, now);
  const isOverLimit = retryAfter > 0;
  if (isOverLimit && asideLimit('', now) > 0) return { code: 'rate', retryAfter };

  const body = await readJson(req, maxPayloadBytes);
  if (body === 'aborted' || 'code' in body) return body;
  const checked = checkRequest(body.json, settings);
  if ('refusal' in checked) return checked.refusal;

  try {
    if (isOverLimit && (await outbox.counts(new Date(now))).refused >= mostAside) return { code: 'rate', retryAfter };
    return { kept: (await outbox.put(id, checked.payload, isOverLimit)).id, isOverLimit };
  } catch (error) {
    if (!(error instanceof OutboxError)) throw error;
    const { code, cause } = error;
    return { code, ...(cause instanceof Error && 'code' in cause && { cause: String(cause.code) }) };
  }
}
