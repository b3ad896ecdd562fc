import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkPayload } from '@nine-blocks/email-payload/checkPayload';
import { cleanEmailAddress } from '@nine-blocks/email-payload/cleanEmailAddress';
import { singleLine } from '@nine-blocks/email-payload/singleLine';
import type { Faults } from './faults';
import type { Mailbox } from './mailbox';
import { receiveJson, refuse } from './receiveJson';
import { sendJson } from './respond';
import { simulateFault } from './simulateFault';

/** What receiving needs; `log` gets one line per stored mail. */
export interface Receiver {
  mailbox: Mailbox;
  faults: Faults;
  log: (line: string) => void;
}

/**
 * `POST /api/sendEmail`: 200 `{ ok, id }` once the mail is on disk; 400, 413, 415 as `{ error, message }`, as the mail host does. Every request
 * with a readable address counts for it; a planned fault replaces the answer to a request that is otherwise right.
 */
export async function receiveMail(
  req: IncomingMessage,
  res: ServerResponse,
  { mailbox, faults, log }: Receiver,
): Promise<void> {
  const received = await receiveJson(req, res);
  if (!received) return;
  const sender = senderOf(received.json);
  if (sender !== undefined) faults.count(sender);

  const checked = checkPayload(received.json);
  if (!checked.ok) return refuse(res, 'payload', checked.reason);
  const payload = checked.value;

  async function store(): Promise<{ ok: true; id: string }> {
    const { id } = await mailbox.store(payload);
    // Marks that turn the text around them would turn the terminal's.
    log(singleLine(`Mail from ${payload.fromEmail}: ${payload.subject}`));
    return { ok: true, id };
  }

  const fault = faults.take(payload.fromEmail);
  if (fault !== undefined) return simulateFault(fault, req, res, store);
  sendJson(res, 200, await store());
}

function senderOf(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('fromEmail' in json)) return undefined;
  return typeof json.fromEmail === 'string' ? cleanEmailAddress(json.fromEmail) : undefined;
}
