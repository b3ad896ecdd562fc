import type { IncomingMessage } from 'node:http';
import { maxPayloadBytes } from '@nine-blocks/email-payload/emailPayload';
import { readJson } from '@nine-blocks/email-payload/readJson';
import { checkRequest } from './checkRequest';
import { type Outbox, OutboxError } from './outbox/outbox';
import type { RateLimit } from './rateLimit';
import type { Refusal } from './refusals';
import type { MailHostSettings } from './settings';

/** What became of a request: its lead is kept, under its own id or that of an earlier one; its sender went away before all had arrived; or a refusal. */
export type Outcome = { kept: string } | 'aborted' | Refusal;

/** What taking leads needs. */
interface Taker {
  settings: MailHostSettings;
  outbox: Outbox;
  rateLimit: RateLimit;
}

/** Takes the lead that a request brings into the outbox. Rejects only for what nobody foresaw. */
export async function takeLead(
  req: IncomingMessage,
  id: string,
  client: string,
  { settings, outbox, rateLimit }: Taker,
): Promise<Outcome> {
  const wait = rateLimit(client, Date.now());
  if (wait > 0) return { code: 'rate', retryAfter: wait };

  const body = await readJson(req, maxPayloadBytes);
  if (body === 'aborted' || 'code' in body) return body;
  const checked = checkRequest(body.json, settings);
  if ('refusal' in checked) return checked.refusal;

  try {
    return { kept: (await outbox.put(id, checked.payload)).id };
  } catch (error) {
    if (!(error instanceof OutboxError)) throw error;
    const { code, cause } = error;
    return { code, ...(cause instanceof Error && 'code' in cause && { cause: String(cause.code) }) };
  }
}
