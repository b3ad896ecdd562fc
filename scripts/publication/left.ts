import { readFileSync } from 'node:fs';
import { sourceLocale } from '../../src/i18n/locales';
import { filesBelow } from '../files/filesBelow';
import { kinds } from './oldCompany';

/** Something that is still the old company's, or a sample. */
export interface Left {
  file: string;
  line: number;
  what: string;
  fix: string;
}

/** What is left in a file, from top to bottom. */
export function leftIn(file: string, text: string): Left[] {
  return kinds
    .filter(({ files }) => files.test(file))
    .flatMap(({ shows, fix }) =>
      Array.from(text.matchAll(shows), ({ index, 0: all, groups }) => {
        const what = groups?.['what'] ?? all;
        const before = text.slice(0, index + all.indexOf(what));
        return { file, line: before.split('\n').length, what, fix };
      }),
    )
    .toSorted((one, other) => one.line - other.line);
}

/** What is left in the project's folder, file by file. */
export function everythingLeft(): Left[] {
  const files = ['src/content', 'src/theme', `locales/${sourceLocale}`].flatMap((folder) =>
    filesBelow(folder).map((name) => `${folder}/${name}`),
  );
  return files
    .filter((file) => !/(?:\.test\.ts|\/testing\/.*)$/.test(file))
    .flatMap((file) => leftIn(file, readFileSync(file, 'utf8')));
}

/** A list to read: below each file's name a line for each thing that is left there. */
export function leftList(left: readonly Left[]): string {
  const files = [...new Set(left.map(({ file }) => file))];
  return files
    .map((file) => {
      const lines = left.filter((one) => one.file === file).map(({ line, what, fix }) => `  ${line}: ${what}: ${fix}`);
      return [file, ...lines].join('\n');
    })
    .join('\n');
}
