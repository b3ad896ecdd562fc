import { sourceLocale } from '../../../src/i18n/locales';
import type { CatalogsReading } from '../catalogs';
import type { Catalog } from './catalog';
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
): CheckedLocale {
  const { glossary, problems: ofGlossary } = readGlossary(locale, folder);
  const language = { locale, catalogs, ...(glossary !== undefined && { glossary }) };
  const found = languageProblems(language, locale === sourceLocale ? undefined : source);
  return { language, problems: [...problems, ...ofGlossary, ...found] };
}
