import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import send from '@fastify/send';
import { headersOfFile } from '../hosting/headerTable';
import { mediaTypeOf } from '../hosting/mediaTypes';
import { isFile } from './findPage';

/** The copies that the build has compressed, best first. */
const codings = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
];

async function findCompressed(req: IncomingMessage, path: string) {
  const accepted = req.headers['accept-encoding'] ?? '';
  for (const copy of codings) if (accepted.includes(copy.coding) && (await isFile(path + copy.ending))) return copy;
  return undefined;
}

/** Sends the file below `root`, or its compressed copy. `status` replaces 200. The library answers conditional requests and ranges. */
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
    // `findPage` refuses hidden files; the library would refuse `.well-known` too.
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
    // From Node 24 on, a pipeline to a visitor who has already left does not close the file.
    sent.stream.destroy();
  }
}
