import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Faults } from './faults';
import type { Mailbox } from './mailbox';
import { checkPayload, type Checked } from './payloadCheck';
import { playFault } from './playFault';
import { readJson } from './readBody';
import { refuse, sendJson } from './respond';

/** What receiving needs; `maxBytes` limits a body, `log` gets one line per stored mail. */
export interface Receiver {
  mailbox: Mailbox;
  faults: Faults;
  maxBytes: number;
  log: (line: string) => void;
}

/**
 * Reads a JSON body, or answers 415, 413 or 400 itself and resolves with undefined, as it does for a sender gone away.
 */
export async function receiveJson(
  req: IncomingMessage,
  res: ServerResponse,
  maxBytes: number,
): Promise<{ json: unknown } | undefined> {
  const body = await readJson(req, maxBytes);
  if (body.ok) return { json: body.json };
  switch (body.reason) {
    case 'mediaType':
      refuse(req, res, 415, { error: 'The body must be application/json' });
      break;
    case 'tooLarge':
      refuse(req, res, 413, { error: `The body is larger than ${maxBytes} bytes` });
      break;
    case 'notJson':
      sendJson(res, 400, { error: 'The body is not valid JSON in UTF-8' });
      break;
    case 'aborted':
      break;
  }
  return undefined;
}

/**
 * `POST /api/sendEmail` (spec §7): 200 `{ ok, id }` once the mail is on disk; 400, 413, 415 as `{ error }`. Every send
 * with a readable address counts for it; a planned fault replaces the answer to a send that is otherwise right.
 */
export async function receiveMail(
  req: IncomingMessage,
  res: ServerResponse,
  { mailbox, faults, maxBytes, log }: Receiver,
): Promise<void> {
  const received = await receiveJson(req, res, maxBytes);
  if (!received) return;
  const sender = senderOf(received.json);
  if (sender !== undefined) faults.count(sender);

  const checked = checkPayload(received.json);
  if (!checked.ok) return refusePayload(res, checked);
  const payload = checked.value;

  async function store(): Promise<{ ok: true; id: string }> {
    const { id } = await mailbox.store(payload);
    log(`Mail from ${payload.fromEmail}: ${payload.subject}`);
    return { ok: true, id };
  }

  const fault = faults.take(payload.fromEmail);
  if (fault !== undefined) return playFault(fault, req, res, store);
  sendJson(res, 200, await store());
}

/** Answers 400 with the reason. */
export function refusePayload(res: ServerResponse, { error }: Extract<Checked<unknown>, { ok: false }>): void {
  sendJson(res, 400, { error });
}

function senderOf(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('fromEmail' in json)) return undefined;
  return typeof json.fromEmail === 'string' ? json.fromEmail : undefined;
}
