import type { IncomingMessage } from 'node:http';

/**
 * Collects a request's body in memory, at most `maxBytes`. Resolves with `tooLarge` as soon as that is certain, without
 * keeping what was read, and with `aborted` when the sender went away.
 */
function readBody(req: IncomingMessage, maxBytes: number): Promise<Buffer | 'tooLarge' | 'aborted'> {
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve('tooLarge');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxBytes) {
        chunks.push(chunk);
      } else {
        chunks.length = 0;
        resolve('tooLarge');
      }
    });
    req.on('end', () => resolve(Buffer.concat(chunks)));
    req.on('error', () => resolve('aborted'));
    req.on('close', () => resolve('aborted'));
  });
}

/** Whether a request says that its body is JSON. */
function isJson(req: IncomingMessage): boolean {
  return /^application\/json\s*(?:;|$)/iu.test(req.headers['content-type'] ?? '');
}

/** Reads bytes as JSON in UTF-8; throws a TypeError for wrong UTF-8 and a SyntaxError for wrong JSON. */
function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** What a request's body is: JSON, or why there is none. */
type JsonBody = { ok: true; json: unknown } | { ok: false; reason: 'mediaType' | 'tooLarge' | 'notJson' | 'aborted' };

/** Reads a body of at most `maxBytes` as JSON; what is of another type is not read. */
export async function readJson(req: IncomingMessage, maxBytes: number): Promise<JsonBody> {
  if (!isJson(req)) return { ok: false, reason: 'mediaType' };
  const body = await readBody(req, maxBytes);
  if (body === 'tooLarge' || body === 'aborted') return { ok: false, reason: body };
  try {
    return { ok: true, json: parseJson(body) };
  } catch {
    return { ok: false, reason: 'notJson' };
  }
}
