import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { maxPayloadBytes } from '@nine-blocks/email-payload/emailPayload';
import { payloadRefusals } from '@nine-blocks/email-payload/payloadRefusals';
import { sendError } from './respond';

/** Reads a request's body as JSON. Answers itself with the refusals of every mail host, and resolves with undefined, when there is none or the sender went away. */
export async function receiveJson(req: IncomingMessage, res: ServerResponse): Promise<{ json: unknown } | undefined> {
  const isJson = /^application\/json\s*(?:;|$)/iu.test(req.headers['content-type'] ?? '');
  if (!isJson) return refuse(res, 'mediaType');
  // Browsers and programs say how long a text is; one who does not is a developer on this machine.
  if (Number(req.headers['content-length']) > maxPayloadBytes) return refuse(res, 'tooLarge');
  const bytes = await buffer(req).catch(() => undefined);
  if (bytes === undefined) return undefined;
  try {
    return { json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown };
  } catch {
    return refuse(res, 'notJson');
  }
}

/** Answers with one of the refusals of every mail host; `message` words it better than usual. */
export function refuse(res: ServerResponse, code: keyof typeof payloadRefusals, message?: string): undefined {
  const refusal = payloadRefusals[code];
  sendError(res, refusal.status, code, message ?? refusal.message);
}
