import { existsSync, readFileSync } from 'node:fs';
import { filesBelow } from '../files/filesBelow';
import { entryKeys, withoutEntry } from './sourceEntries';

/** Something that no content uses any more: a file, a part of one, or a folder. */
export interface Leftover {
  file: string;
  /** What is to be taken out of the file, with its new text; all of it goes where this is missing. */
  part?: { name: string; drop: (text: string) => string };
  /** Who does not have it. */
  because: string;
}

/** A leftover in a line: file, part, reason. */
export function leftoverLine({ file, part, because }: Leftover): string {
  return `${file}${part === undefined ? '' : `: ${part.name}`}: is left over: ${because}`;
}

/** The text of a file; empty where there is none. */
export function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The paths of all files below a folder. */
export function below(folder: string): string[] {
  return filesBelow(folder).map((name) => `${folder}/${name}`);
}

/** Entries of an object in a file whose keys are no names of a list. */
export function leftoverEntries(file: string, table: string, names: readonly string[], because: string): Leftover[] {
  const left = entryKeys(read(file), table).filter((key) => !names.includes(key));
  return left.map((key) => ({ file, part: { name: key, drop: (text) => withoutEntry(text, table, key) }, because }));
}
