import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The names of all files below a folder, with slashes, in order; none where there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'))
    .toSorted();
}
