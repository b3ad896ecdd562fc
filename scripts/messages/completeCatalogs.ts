import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Locale, locales, readableLocales, sourceLocale } from '../../src/i18n/locales';
import type { Catalog, Catalogs } from './catalogs';
import { daysCatalog } from './daysCatalog';
import { pseudoCatalog } from '@nine-blocks/translation-kit/catalogs/pseudoMessages';

/** A message of the source language, for a language that lacks it. The tag marks it as English. */
const fallback = (children: MessageFormatElement[]): MessageFormatElement[] => [
  { type: TYPE.tag, value: 'fallback', children },
];

function completed(source: Catalog, own: Catalog | undefined): Catalog {
  return {
    ...source,
    file: own?.file ?? source.file,
    entries: new Map([...source.entries].map(([key, message]) => [key, own?.entries.get(key) ?? fallback(message)])),
    texts: new Map([...source.texts].map(([key, text]) => [key, own?.texts.get(key) ?? text])),
  };
}

/** Adds the days of the due diligence records, if the site has that page. */
const withDays = (catalogs: Catalogs, locale: Locale): Catalogs =>
  catalogs.has('due-diligence') ? new Map([...catalogs, ['days', daysCatalog(locale)]]) : catalogs;

/**
 * The catalogs for the pages of a language: its own messages, a marked message of the source for each that it lacks, and the days of the
 * records. The catalogs of a pseudo-language are made from the source.
 */
export function completeCatalogs(locale: Locale, ownWords: Catalogs, sourceWords: Catalogs): Catalogs {
  const own = withDays(ownWords, locale);
  if (locale === sourceLocale) return own;
  const source = withDays(sourceWords, sourceLocale);
  const isPseudo = !locales.includes(locale);
  return new Map(
    [...source].map(([name, catalog]) => [
      name,
      isPseudo ? pseudoCatalog(locale, catalog) : completed(catalog, own.get(name)),
    ]),
  );
}

/** The complete catalogs of every language, pseudo-languages included. */
export function completeLanguages(catalogs: ReadonlyMap<Locale, Catalogs>): ReadonlyMap<Locale, Catalogs> {
  const none: Catalogs = new Map();
  const source = catalogs.get(sourceLocale) ?? none;
  return new Map(
    readableLocales.map((locale) => [locale, completeCatalogs(locale, catalogs.get(locale) ?? none, source)]),
  );
}
