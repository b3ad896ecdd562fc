import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Locale, locales, readableLocales, sourceLocale } from '../../src/i18n/locales';
import type { Catalog } from './catalogs';
import { daysCatalog } from './daysCatalog';
import { pseudoCatalog } from './pseudoMessages';

type Catalogs = ReadonlyMap<string, Catalog>;

/** A message of the source language in place of one that a language lacks: the tag says that it is in another language. */
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

/** With the days that records name, where there are the words that show them. */
const withDays = (catalogs: Catalogs, locale: Locale): Catalogs =>
  catalogs.has('due-diligence') ? new Map([...catalogs, ['days', daysCatalog(locale)]]) : catalogs;

/**
 * The catalogs that a language's pages are made of: its own, with the source's messages, marked, for all that they lack, and the days that
 * records name. A pseudo-language's are made up.
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

/** The complete catalogs of every language that can be read. */
export function completeLanguages(catalogs: ReadonlyMap<Locale, Catalogs>): ReadonlyMap<Locale, Catalogs> {
  const none: Catalogs = new Map();
  const source = catalogs.get(sourceLocale) ?? none;
  return new Map(
    readableLocales.map((locale) => [locale, completeCatalogs(locale, catalogs.get(locale) ?? none, source)]),
  );
}
