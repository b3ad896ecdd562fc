import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Checked } from '@nine-blocks/email-payload/checkPayload';
import { maxPayloadBytes } from '@nine-blocks/email-payload/emailPayload';
import { payloadRefusals } from '@nine-blocks/email-payload/payloadRefusals';
import { readJson } from '@nine-blocks/email-payload/readJson';
import { sendError } from './respond';

/** Reads and checks the JSON body of a request. For a wrong body it answers as the mail host does, and resolves with undefined. */
export async function receive<T>(
  req: IncomingMessage,
  res: ServerResponse,
  check: (json: unknown) => Checked<T>,
): Promise<T | undefined> {
  const body = await readJson(req, maxPayloadBytes);
  if (body === 'aborted') return undefined;
  const checked = 'code' in body ? undefined : check(body.json);
  if (checked?.ok === true) return checked.value;
  const code = 'code' in body ? body.code : 'payload';
  const { status, message } = payloadRefusals[code];
  sendError(res, status, code, checked?.reason ?? message);
  return undefined;
}
