import type { Catalogs } from '../catalogs/catalog';
import { sourceLocale } from '../catalogs/catalog';
import { inOrder, isNotice, type Problem, problemLine } from '../catalogs/problem';
import type { CheckedLanguage } from './checkLanguage';
import { languageHint } from './languageHint';
import { progressTable } from './progress';

interface ReportInput {
  checked: readonly CheckedLanguage[];
  /** Problems of the site's code and records. */
  ofCode: readonly Problem[];
  source: Catalogs;
  /** The pages to report; undefined for everything. */
  pages?: readonly string[];
  /** Whether to show how much is translated. */
  hasTable: boolean;
}

interface Report {
  lines: string[];
  errors: number;
}

/** More missing messages of a language than these are reported in one line. */
const manyMissing = 3;

function missingLines(locale: string, missing: readonly Problem[], inFull: boolean): string[] {
  const [first] = missing;
  if (first === undefined || inFull || missing.length <= manyMissing) return missing.map(problemLine);
  return [
    `${locale}: ${missing.length} messages are not translated yet, the first is ${first.key}. Fix: add them; --table counts them by page, --page lists those of a page.`,
  ];
}

/** The result of a check as lines: the table where it is wanted, then what is no error, then the errors and their number. */
export function report({ checked, ofCode, source, pages, hasTable }: ReportInput): Report {
  const isMeant = ({ file }: Problem) => pages === undefined || pages.some((name) => file.endsWith(`/${name}.json`));
  const all = inOrder([...checked.flatMap(({ problems }) => problems), ...ofCode].filter(isMeant));
  const errors = all.filter((problem) => !isNotice(problem));
  const missing = checked.flatMap(({ language, problems }) => {
    const ofLanguage = inOrder(problems.filter((problem) => problem.rule === 'missing' && isMeant(problem)));
    return missingLines(language.locale, ofLanguage, pages !== undefined);
  });
  const stale = all.filter(({ rule }) => rule === 'stale');
  const shown = new Map([...source].filter(([name]) => pages === undefined || pages.includes(name)));
  const languages = checked.map(({ language }) => language);
  const translations = languages.filter(({ locale }) => locale !== sourceLocale);
  const names = languages.map(({ locale }) => locale);
  const list = names.join(', ');
  return {
    lines: [
      ...(hasTable ? [progressTable(translations, shown)] : []),
      ...names.flatMap((locale) => languageHint(locale) ?? []),
      ...missing,
      ...stale.map(problemLine),
      ...errors.map(problemLine),
      errors.length === 0 ? `No errors in ${list}.` : `Errors in ${list}: ${errors.length}.`,
    ],
    errors: errors.length,
  };
}
