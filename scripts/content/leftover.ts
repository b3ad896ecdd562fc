import { existsSync, readFileSync } from 'node:fs';
import { filesBelow } from '../files/filesBelow';

/** Something that no content uses any more: a file, a part of one, or a folder. */
export interface Leftover {
  file: string;
  /** What to take out of the file, with the function that does it; without it the whole file goes. */
  part?: { name: string; drop: (text: string) => string };
  /** The list that does not have it. */
  because: string;
}

/** A leftover in a line: file, part, reason. */
export function leftoverLine({ file, part, because }: Leftover): string {
  return `${file}${part === undefined ? '' : `: ${part.name}`}: is left over: ${because}`;
}

/** The text of a file; empty if there is none. */
export function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The paths of all files below a folder. */
export function below(folder: string): string[] {
  return filesBelow(folder).map((name) => `${folder}/${name}`);
}
