import type { IncomingMessage } from 'node:http';
import type { payloadRefusals } from './payloadRefusals';

/** The JSON body of a request, the code of a refusal, or `aborted` if the client disconnected too early. */
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

/** Reads the bytes of a body; undefined if the client disconnected. Libraries close the connection if a body is too large, so the client may never read the reason. */
async function readBytes(req: IncomingMessage, maxBytes: number): Promise<Buffer | 'tooLarge' | undefined> {
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) return 'tooLarge';
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) {
        // Discards the rest, so that the client can read the answer. The server's `requestTimeout` limits this.
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
