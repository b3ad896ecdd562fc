import { readFileSync } from 'node:fs';
import { productStudy } from '../../src/content/caseStudies';
import { educationItems } from '../../src/content/pageLists';
import type { Part } from '../../src/content/parts';
import { sourceLocale } from '../../src/i18n/locales';
import { filesBelow } from '../files/filesBelow';
import { isLeftOut, partsOff } from '../messages/partMessages';
import { kinds } from './oldCompany';

/** A text or value that still belongs to the old company, or is a sample. */
export interface Left {
  file: string;
  line: number;
  what: string;
  fix: string;
}

/** Finds the leftovers in a file, in the order of its lines. */
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

/** Records that only one part shows: a whole file, or some keys in it. */
const recordsOfParts: readonly { part: Part; file: string; keys?: readonly string[] }[] = [
  { part: 'dueDiligence', file: 'src/content/dueDiligence.ts' },
  { part: 'education', file: 'src/content/company.ts', keys: educationItems },
  { part: 'product', file: 'src/content/company.ts', keys: ['product', 'hosting'] },
  { part: 'product', file: 'src/content/caseStudyCards.ts', keys: [String(productStudy)] },
  { part: 'product', file: `src/content/case-studies/${productStudy}.ts` },
];

/** The text of a file without the records of parts that are off. The line numbers stay the same. */
function shownText(file: string, off: readonly Part[]): string {
  const hidden = recordsOfParts.filter((records) => records.file === file && off.includes(records.part));
  return hidden.reduce(
    (text, { keys }) => {
      if (keys === undefined) return '';
      // The value is in the same line, or a block of lines.
      const values = new RegExp(`^( +)'?(?:${keys.join('|')})'?: (?:\\{\\n[^]*?^\\1\\}|.*)`, 'gm');
      return text.replace(values, (value) => value.replaceAll(/.+/g, ''));
    },
    readFileSync(file, 'utf8'),
  );
}

/** Finds the leftovers in all files of the project, but not in parts that are off. */
export function everythingLeft(off: readonly Part[] = partsOff): Left[] {
  const files = ['src/content', 'src/components/art', `locales/${sourceLocale}`].flatMap((folder) =>
    filesBelow(folder).map((name) => `${folder}/${name}`),
  );
  return files
    .filter((file) => !/(?:\.test\.ts|\/testing\/.*)$/.test(file))
    .flatMap((file) => leftIn(file, shownText(file, off)))
    .filter(({ what }) => !isLeftOut(what, off));
}

/** Writes the leftovers as a list: the name of each file, then a line for each leftover in it. */
export function leftList(left: readonly Left[]): string {
  const files = [...new Set(left.map(({ file }) => file))];
  return files
    .map((file) => {
      const lines = left.filter((one) => one.file === file).map(({ line, what, fix }) => `  ${line}: ${what}: ${fix}`);
      return [file, ...lines].join('\n');
    })
    .join('\n');
}
