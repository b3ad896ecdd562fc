import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxPayloadBytes } from '@nine-blocks/email-payload/emailPayload';
import { payloadRefusals } from '@nine-blocks/email-payload/payloadRefusals';
import { readJson } from '@nine-blocks/email-payload/readJson';
import { sendError } from './respond';

/** Reads a request's body as JSON. Answers itself with the refusals of every mail host, and resolves with undefined, when there is none or the sender went away. */
export async function receiveJson(req: IncomingMessage, res: ServerResponse): Promise<{ json: unknown } | undefined> {
  const body = await readJson(req, maxPayloadBytes);
  if (body === 'aborted') return undefined;
  return 'code' in body ? refuse(res, body.code) : body;
}

/** Answers with one of the refusals of every mail host; `message` words it better than usual. */
export function refuse(res: ServerResponse, code: keyof typeof payloadRefusals, message?: string): undefined {
  const refusal = payloadRefusals[code];
  sendError(res, refusal.status, code, message ?? refusal.message);
}
