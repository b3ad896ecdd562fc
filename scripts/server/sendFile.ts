import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { cacheControl } from '../hosting/headerTable';
import { findFile, withEnding, type SiteFile } from './findFile';
import { mediaTypeOf } from './mediaTypes';
import { acceptedCodings, isFresh, rangeHeader, type Coding } from './negotiate';
import { parseRange, type ByteRange } from './range';

/**
 * Sends a file of the folder `root`: compressed beforehand if such a copy lies beside it and is accepted, 304 when the
 * sender's copy is fresh, 206 or 416 for a range. With `status` 404 it is always sent whole. Rejects when the file can't
 * be read or the sender goes away.
 */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  root: string,
  file: SiteFile,
  status: 200 | 404,
): Promise<void> {
  const ranged = status === 200 && req.method === 'GET' && req.headers.range !== undefined;
  const coded = ranged ? undefined : await findCoded(root, file, acceptedCodings(req.headers['accept-encoding']));
  const { diskPath, stats } = coded?.file ?? file;

  // Dates in headers have whole seconds.
  const modified = new Date(Math.floor(stats.mtimeMs / 1000) * 1000);
  const etag = `W/"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`;
  res.setHeader('Cache-Control', cacheControl(`/${file.segments.join('/')}`));
  res.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) {
    res.setHeader('ETag', etag);
    res.setHeader('Last-Modified', modified.toUTCString());
    // A range is always one of the file itself.
    if (!coded) res.setHeader('Accept-Ranges', 'bytes');
    if (isFresh(req.headers, etag, modified)) return void res.writeHead(304).end();
  }

  const range = ranged ? parseRange(rangeHeader(req.headers, modified.toUTCString()), stats.size) : undefined;
  if (range === 'unsatisfiable') {
    res.writeHead(416, { 'Content-Range': `bytes */${stats.size}`, 'Content-Length': 0 }).end();
    return;
  }
  res.setHeader('Content-Type', mediaTypeOf(file.segments.at(-1) ?? ''));
  if (coded) res.setHeader('Content-Encoding', coded.coding.name);
  if (range) res.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${stats.size}`);
  res.statusCode = range ? 206 : status;
  await sendBytes(req, res, diskPath, range ?? { start: 0, end: stats.size - 1 });
}

async function findCoded(
  root: string,
  { segments }: SiteFile,
  codings: readonly Coding[],
): Promise<{ coding: Coding; file: SiteFile } | undefined> {
  const found = await Promise.all(
    codings.map(async (coding) => {
      const file = await findFile(root, withEnding(segments, coding.ending));
      return file && { coding, file };
    }),
  );
  return found.find((coded) => coded !== undefined);
}

async function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  diskPath: string,
  { start, end }: ByteRange,
): Promise<void> {
  const length = end - start + 1;
  if (req.method === 'HEAD' || length === 0) {
    res.setHeader('Content-Length', length);
    res.end();
    return;
  }
  const stream = (await open(diskPath)).createReadStream({ start, end });
  res.setHeader('Content-Length', length);
  await pipeline(stream, res, { end: false });
  // A file that was cut short meanwhile must not leave the sender waiting for the rest.
  if (stream.bytesRead < length) res.destroy();
  else res.end();
}
