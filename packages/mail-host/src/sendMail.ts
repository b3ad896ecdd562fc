import type { IncomingMessage } from 'node:http';
import { maxPayloadBytes } from '@nine-blocks/email-payload/emailPayload';
import { readJson } from '@nine-blocks/email-payload/readJson';
import { checkRequest } from './checkRequest';
import { mailMessage } from './mailMessage';
import type { RateLimit } from './rateLimit';
import type { Refusal } from './refusals';
import type { MailHostSettings } from './settings';
import type { Smtp } from './smtp';
import { smtpRefusal } from './smtpRefusal';

/** What became of a request: its mail was accepted, its sender went away before all had arrived, or why it is not sent. */
export type Outcome = 'sent' | 'aborted' | Refusal;

/** What sending needs. */
interface Sender {
  settings: MailHostSettings;
  smtp: Smtp;
  rateLimit: RateLimit;
}

/** Sends the mail that a request brings, once. Rejects only for what nobody foresaw. */
export async function sendMail(
  req: IncomingMessage,
  id: string,
  client: string,
  { settings, smtp, rateLimit }: Sender,
): Promise<Outcome> {
  const wait = rateLimit(client, Date.now());
  if (wait > 0) return { code: 'rate', retryAfter: wait };

  const body = await readJson(req, maxPayloadBytes);
  if (body === 'aborted' || 'code' in body) return body;
  const checked = checkRequest(body.json, settings);
  if ('refusal' in checked) return checked.refusal;

  const message = mailMessage(checked.payload, id);
  try {
    await smtp.send(message);
    return 'sent';
  } catch (error) {
    return smtpRefusal(error);
  }
}
