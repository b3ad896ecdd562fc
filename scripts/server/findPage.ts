import { stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { headersFileName } from '../hosting/headersFile';
import { redirectsFileName } from '../hosting/redirectFiles';

const forHosts = new Set([headersFileName, redirectsFileName]);

/**
 * Whether a segment of a path names something that is neither hidden nor outside its folder, on any system. Of the names that begin with a dot
 * one is meant for everyone (RFC 8615), at the start of a path.
 */
const isPlain = (segment: string, place: number) =>
  /^[^.\\/\0][^\\/\0]*$/u.test(segment) || (segment === '.well-known' && place === 0);

/**
 * The file below `root` that answers a path's segments, as static hosts find it: the file itself, else `<path>/index.html`, else `<path>.html`.
 * Resolves with its path below `root`; undefined when there is none, or when it is meant for the host alone.
 */
export async function findPage(root: string, segments: readonly string[]): Promise<string | undefined> {
  const path = segments.join('/');
  if (!segments.every(isPlain) || forHosts.has(path)) return undefined;
  for (const candidate of [path, posix.join(path, 'index.html'), `${path}.html`]) {
    if (await isFile(join(root, candidate))) return candidate;
  }
  return undefined;
}

/** Whether there is a file, and no folder, at a path on disk. */
export async function isFile(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() === true;
}
