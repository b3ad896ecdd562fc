import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import send from '@fastify/send';
import Negotiator from 'negotiator';
import { cacheControl, securityHeaders } from '../hosting/headerTable';
import { mediaTypeOf } from '../hosting/mediaTypes';
import { isFile } from './findPage';

/** The copies that the build has compressed, best first. */
const codings = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const;

async function findCompressed(req: IncomingMessage, root: string, file: string) {
  const accepted = new Negotiator(req).encodings(codings.map(({ coding }) => coding));
  for (const { coding, ending } of codings) {
    if (accepted.includes(coding) && (await isFile(join(root, file + ending)))) return { coding, file: file + ending };
  }
  return undefined;
}

/**
 * Sends the file below `root`, or its compressed copy where there is one that is accepted, with the headers of the table. `status` stands in for
 * 200. The library answers conditional requests and ranges. Rejects when the file cannot be read or the sender goes away; the file is closed then.
 */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  root: string,
  file: string,
  status: 200 | 404,
): Promise<void> {
  const compressed = await findCompressed(req, root, file);
  const sent = await send(req, encodeURI(compressed?.file ?? file), {
    root,
    index: false,
    cacheControl: false,
    contentType: false,
    // What is hidden has been left out before (findPage.ts); the library would leave out `.well-known`, too.
    dotfiles: 'allow',
    acceptRanges: compressed === undefined,
  });
  if (sent.type === 'file') {
    res.setHeader('Content-Type', mediaTypeOf(file));
    res.setHeader('Cache-Control', cacheControl(`/${file}`));
    res.setHeader('Vary', 'Accept-Encoding');
    if (compressed !== undefined) res.setHeader('Content-Encoding', compressed.coding);
  }
  res.writeHead(sent.statusCode === 200 ? status : sent.statusCode, { ...sent.headers, ...securityHeaders });
  try {
    await pipeline(sent.stream, res);
  } finally {
    // From Node 24 on, a pipeline to somebody who has left already does not close what it would have read.
    sent.stream.destroy();
  }
}
