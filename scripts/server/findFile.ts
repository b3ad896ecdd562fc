import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFileName } from '../hosting/headersFile';

/** A file inside the served folder: where it is on disk, and its path as segments, for its type and caching. */
export interface SiteFile {
  diskPath: string;
  segments: readonly string[];
  stats: Stats;
}

const absent = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EACCES', 'EPERM', 'ELOOP', 'EINVAL']);

/**
 * The file that answers a path, as static hosts do it: the file itself, else `<path>/index.html`, else `<path>.html`.
 * Undefined when there is none. Rejects for a broken disk, not for a strange path.
 */
export async function findPage(root: string, segments: readonly string[]): Promise<SiteFile | undefined> {
  return (
    (await findFile(root, segments)) ??
    (await findFile(root, [...segments, 'index.html'])) ??
    (await findFile(root, withEnding(segments, '.html')))
  );
}

/**
 * Exactly the file with these path segments under `root`. Symbolic links are not followed, and on disks that ignore case
 * a path in other case finds nothing, so that what works here works on any host. What is for the host alone is no file of the site.
 */
export async function findFile(root: string, segments: readonly string[]): Promise<SiteFile | undefined> {
  if (!segments.every(isPlainName) || segments[0] === headersFileName) return undefined;
  try {
    const diskPath = join(await realpath(root), ...segments);
    if ((await realpath(diskPath)) !== diskPath) return undefined;
    const stats = await stat(diskPath);
    return stats.isFile() ? { diskPath, segments, stats } : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && absent.has(String(error.code))) return undefined;
    throw error;
  }
}

/** The same path with an ending added to its last segment; nothing is added to the empty path. */
export function withEnding(segments: readonly string[], ending: string): readonly string[] {
  return segments.map((segment, index) => (index === segments.length - 1 ? segment + ending : segment));
}

/** Whether a segment is one name of a visible file or folder on every system, and no way out of its folder. */
function isPlainName(segment: string): boolean {
  if (segment.startsWith('.') && segment !== '.well-known') return false;
  return segment !== '' && !/[/\\:\p{Cc}]/u.test(segment);
}
