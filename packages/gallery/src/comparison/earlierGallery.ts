import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@nine-blocks/built-site/options';

/** The folder of an earlier gallery as it was named; undefined where none was. Throws a UsageError where it has no pictures, or where this run would overwrite it. */
export function earlierGallery(named: string | undefined, folder: string): string | undefined {
  if (named === undefined) return undefined;
  const before = path.resolve(named);
  if (before === folder) {
    throw new UsageError(`--before ${named}: this run writes there. Move it first: mv ${named} ${named}-before`);
  }
  if (!existsSync(path.join(before, 'pictures'))) {
    throw new UsageError(`--before ${named}: is no gallery; it has no folder pictures`);
  }
  return before;
}
