import { sourceLocale } from '../../../src/i18n/locales';
import type { CatalogsReading } from '../catalogs';
import { dismissals } from './allowed';
import type { Catalog } from './catalog';
import { type Dismissal, withoutDismissed } from './dismissals';
import { readGlossary } from './glossary';
import { type Language, languageProblems } from './languageProblems';
import type { Problem } from './problem';

/** A language that was checked, and everything wrong with its words. */
export interface CheckedLocale {
  language: Language;
  problems: Problem[];
}

/** Checks the words of a language that were read, with its glossary, against those of the source language. */
export function localeProblems(
  locale: string,
  { catalogs, problems }: CatalogsReading,
  source: ReadonlyMap<string, Catalog>,
  folder = 'locales',
  dismissed: readonly Dismissal[] = dismissals,
): CheckedLocale {
  const { glossary, problems: ofGlossary } = readGlossary(locale, folder);
  const language = { locale, catalogs, ...(glossary !== undefined && { glossary }) };
  const found = languageProblems(language, locale === sourceLocale ? undefined : source);
  return { language, problems: withoutDismissed([...problems, ...ofGlossary, ...found], dismissed, locale) };
}
