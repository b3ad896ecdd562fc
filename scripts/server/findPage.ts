import { stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { headersFileName } from '../hosting/headersFile';
import { redirectsFileName } from '../hosting/redirectFiles';

const forHosts = new Set([headersFileName, redirectsFileName]);

/**
 * Whether a segment of a path is a plain name, neither hidden nor outside its folder, on any system. `.well-known` at the start of a path is the
 * only public name with a dot in front (RFC 8615).
 */
const isPlain = (segment: string, place: number) =>
  /^[^.\\/\0][^\\/\0]*$/u.test(segment) || (segment === '.well-known' && place === 0);

/**
 * Finds the file for a path as static hosts do: the file itself, else `<path>/index.html`, else `<path>.html`. Resolves with its path below
 * `root`; undefined if there is none, or if the file is only for the host.
 */
export async function findPage(root: string, segments: readonly string[]): Promise<string | undefined> {
  const path = segments.join('/');
  if (!segments.every(isPlain) || forHosts.has(path)) return undefined;
  for (const candidate of [path, posix.join(path, 'index.html'), `${path}.html`]) {
    if (await isFile(join(root, candidate))) return candidate;
  }
  return undefined;
}

/** Whether a path on disk is a file. */
export async function isFile(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() === true;
}
