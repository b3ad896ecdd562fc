import type { IncomingMessage } from 'node:http';
import { checkPayload } from '@nine-blocks/email-payload/checkPayload';
import { type EmailPayload, maxPayloadBytes } from '@nine-blocks/email-payload/emailPayload';
import { readJson } from '@nine-blocks/email-payload/readJson';
import { type Outbox, OutboxError } from './outbox/outbox';
import type { RateLimit } from './rateLimit';
import type { Refusal } from './refusals';
import type { MailHostSettings } from './settings';

/** The outcome of a request: the id of its stored lead, which an earlier request may have created; `aborted` if the client disconnected; or a refusal. */
export type Outcome = { kept: string; isOverLimit: boolean } | 'aborted' | Refusal;

interface Taker {
  settings: MailHostSettings;
  outbox: Outbox;
  rateLimit: RateLimit;
  /** The limit for all clients together, for leads over the limits of single clients. */
  asideLimit: RateLimit;
}

/** The limit for refused leads, and for leads over the limit within a window. Together they need at most 130 MB, so a flood cannot fill the disk. */
export const mostAside = 1000;

/** A field that no form of the site has. Spam programs fill it in. */
const honeypot = 'website';

/** Checks any JSON value. Returns the payload if it is from the company's address to the company's address, else the reason for the refusal. */
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

/** Stores the lead of a request in the outbox. Rejects only for unexpected errors. */
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
