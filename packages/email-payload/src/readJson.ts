import type { IncomingMessage } from 'node:http';
import type { payloadRefusals } from './payloadRefusals';

/** A request's body as JSON, why there is none, or that its sender went away before it was complete. */
type JsonBody = { json: unknown } | { code: Exclude<keyof typeof payloadRefusals, 'payload'> } | 'aborted';

/** Reads a request's body as JSON in UTF-8, of at most `maxBytes`; another type or a larger body is refused. */
export async function readJson(req: IncomingMessage, maxBytes: number): Promise<JsonBody> {
  if (!/^application\/json\s*(?:;|$)/iu.test(req.headers['content-type'] ?? '')) return { code: 'mediaType' };
  const bytes = await readBytes(req, maxBytes);
  if (bytes === undefined) return 'aborted';
  if (bytes === 'tooLarge') return { code: bytes };
  try {
    return { json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown };
  } catch {
    return { code: 'notJson' };
  }
}

/** The body's bytes, or undefined when the sender went away. The libraries for this end the connection when a body is too large, and its sender may never read why. */
async function readBytes(req: IncomingMessage, maxBytes: number): Promise<Buffer | 'tooLarge' | undefined> {
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) return 'tooLarge';
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) {
        // The rest is discarded, so that the sender reads the answer; the server's `requestTimeout` ends it.
        req.resume();
        return 'tooLarge';
      }
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}
