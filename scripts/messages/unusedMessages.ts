import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@nine-blocks/translation-kit/catalogs/problem';
import { filesBelow } from '../files/filesBelow';
import type { Catalog } from './catalogs';

/** The code of the site, without its tests. */
export function readCode(): string {
  const names = filesBelow('src').filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'));
  return names.map((name) => readFileSync(path.join('src', name), 'utf8')).join('\n');
}

/** The file of the catalog that a message belongs to. */
export function catalogFileOf(id: string, catalogs: Iterable<Catalog>): string | undefined {
  return [...catalogs].find(({ prefix }) => id.startsWith(prefix))?.file;
}

/** Whether code names a message: by its id, by the start of its id before a gap (`tags.${tag}`), or by its end after one (`${form}.sent`). */
function isNamed(id: string, code: string): boolean {
  const parts = id.split('.');
  const starts = parts.slice(2).map((_, at) => parts.slice(0, at + 2).join('.'));
  const ends = [parts.slice(1), parts.slice(2)].map((end) => end.join('.'));
  return [
    ...[id, ...starts].flatMap((text) => [`'${text}'`, `"${text}"`, `\`${text}\``]),
    ...[parts[0], ...starts].map((start) => `\`${start}.\${`),
    ...ends.map((end) => `}.${end}\``),
  ].some((text) => code.includes(text));
}

/** Messages that no page shows and no code names. Pages are rendered in their first state, so messages of dialogs and later states count by name. */
export function unusedMessageProblems(
  catalogs: Iterable<Catalog>,
  shown: ReadonlySet<string>,
  code: string,
): Problem[] {
  return [...catalogs].flatMap(({ file, lines }) =>
    [...lines]
      .filter(([id]) => !shown.has(id) && !isNamed(id, code))
      .map(([key, line]) => ({
        file,
        line,
        key,
        rule: 'use',
        reason: 'is shown nowhere',
        fix: 'remove it from every language, or show it',
      })),
  );
}
