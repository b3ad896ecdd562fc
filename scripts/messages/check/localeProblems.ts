import { sourceLocale } from '../../../src/i18n/locales';
import type { CatalogsReading } from '../catalogs';
import { type Ledger, readLedger } from '../ledger/ledger';
import { ledgerProblems } from '../ledger/ledgerProblems';
import { allowed } from './allowed';
import type { Catalog } from './catalog';
import { type Dismissal, withoutDismissed } from './dismissals';
import { consistencyProblems } from './consistency';
import { readGlossary } from './glossary';
import { type Language, languageProblems } from './languageProblems';
import type { Problem } from './problem';

/** A language that was checked, and everything wrong with its words. */
export interface CheckedLocale {
  language: Language;
  /** What is known of its translations; undefined for the source language. */
  ledger?: Ledger;
  problems: Problem[];
}

/** Checks the words of a language that were read, with its glossary, against those of the source language. */
export function localeProblems(
  locale: string,
  { catalogs, problems }: CatalogsReading,
  source: ReadonlyMap<string, Catalog>,
  folder = 'locales',
  dismissed: readonly Dismissal[] = allowed.dismissals,
): CheckedLocale {
  // Without the exceptions, much that is meant would be told.
  if (allowed.problems.length > 0) {
    return { language: { locale, catalogs }, problems: locale === sourceLocale ? [...allowed.problems] : [] };
  }
  const { glossary, problems: ofGlossary } = readGlossary(locale, folder);
  const language = { locale, catalogs, ...(glossary !== undefined && { glossary }) };
  const found = languageProblems(language, locale === sourceLocale ? undefined : source);
  if (locale === sourceLocale)
    return { language, problems: withoutDismissed([...problems, ...found], dismissed, locale) };
  const reading = readLedger(locale, folder);
  const ofLedger = ledgerProblems(locale, source, catalogs, reading);
  const twoWays = consistencyProblems(source, catalogs);
  const all = [...problems, ...ofGlossary, ...found, ...twoWays, ...ofLedger];
  return { language, ledger: reading.ledger, problems: withoutDismissed(all, dismissed, locale) };
}
