import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The sorted paths of all files below a folder, with slashes; an empty list if the folder does not exist. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'))
    .toSorted();
}
