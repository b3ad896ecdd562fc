import { sourceLocale } from '../../../src/i18n/locales';
import type { Catalog } from './catalog';
import type { CheckedLocale } from './localeProblems';
import { inOrder, isNotice, type Problem, problemLine } from './problem';
import { progressOf, progressTable } from './progress';

interface ReportInput {
  checked: readonly CheckedLocale[];
  /** What the code has wrong about the source's messages. */
  ofCode: readonly Problem[];
  source: ReadonlyMap<string, Catalog>;
  /** The pages to report; undefined for all, with glossaries and code. */
  pages?: readonly string[];
}

interface Report {
  problems: string[];
  progress: string;
  errors: number;
}

/** Untranslated messages of one file are told in one line where they are many. */
const manyMissing = 3;

function missingLines(missing: readonly Problem[], inFull: boolean): string[] {
  const files = [...new Set(missing.map(({ file }) => file))];
  return files.flatMap((file) => {
    const problems = missing.filter((problem) => problem.file === file);
    return inFull || problems.length <= manyMissing
      ? problems.map(problemLine)
      : `${file}: ${problems.length} messages are not translated yet, the first is ${problems[0]?.key}. Mend: add them; with --page they are listed one by one.`;
  });
}

/** The problems of some languages as lines, how far each is translated, and how many of the problems are errors. */
export function report({ checked, ofCode, source, pages }: ReportInput): Report {
  const files = pages?.map((name) => `/${name}.json`);
  const isMeant = ({ file }: Problem) => files === undefined || files.some((end) => file.endsWith(end));
  const all = inOrder([...checked.flatMap(({ problems }) => problems), ...ofCode].filter(isMeant));
  const errors = all.filter((problem) => !isNotice(problem));
  const shown = new Map([...source].filter(([name]) => pages === undefined || pages.includes(name)));
  const translations = checked.filter(({ language }) => language.locale !== sourceLocale);
  const table = progressTable(
    new Map(translations.map(({ language, ledger }) => [language.locale, progressOf(language, shown, ledger)])),
  );
  const names = checked.map(({ language }) => language.locale).join(', ');
  return {
    problems: [
      ...missingLines(
        all.filter(({ rule }) => rule === 'missing'),
        pages !== undefined,
      ),
      ...all.filter((problem) => isNotice(problem) && problem.rule !== 'missing').map(problemLine),
      ...errors.map(problemLine),
    ],
    progress: [
      ...(translations.length === 0 ? [] : ['', 'Translated messages, and how many of them are reviewed:', table, '']),
      errors.length === 0 ? `No errors in ${names}.` : `Errors in ${names}: ${errors.length}.`,
    ].join('\n'),
    errors: errors.length,
  };
}
