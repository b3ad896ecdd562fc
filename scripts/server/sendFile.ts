import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import send from '@fastify/send';
import { headersOfFile } from '../hosting/headerTable';
import { mediaTypeOf } from '../hosting/mediaTypes';
import { isFile } from './findPage';

/** The compressed copies of the build; the smallest come first. */
const codings = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
];

async function findCompressed(req: IncomingMessage, path: string) {
  const accepted = req.headers['accept-encoding'] ?? '';
  for (const copy of codings) if (accepted.includes(copy.coding) && (await isFile(path + copy.ending))) return copy;
  return undefined;
}

/** Sends a file below `root`, or its compressed copy. `status` replaces 200. The library handles conditional requests and ranges. */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  root: string,
  file: string,
  status: 200 | 404,
): Promise<void> {
  const compressed = await findCompressed(req, join(root, file));
  const sent = await send(req, encodeURI(file + (compressed?.ending ?? '')), {
    root,
    index: false,
    cacheControl: false,
    contentType: false,
    // `findPage` refuses hidden files. The library would also refuse `.well-known`.
    dotfiles: 'allow',
    acceptRanges: compressed === undefined && status === 200,
  });
  if (sent.type === 'file') {
    res.setHeader('Content-Type', mediaTypeOf(file));
    res.setHeaders(new Map(Object.entries(headersOfFile(`/${file}`))));
    res.setHeader('Vary', 'Accept-Encoding');
    if (compressed !== undefined) res.setHeader('Content-Encoding', compressed.coding);
  }
  res.writeHead(sent.statusCode === 200 ? status : sent.statusCode, sent.headers);
  try {
    await pipeline(sent.stream, res);
  } finally {
    // Since Node 24, a pipeline to a closed connection does not close the file.
    sent.stream.destroy();
  }
}
