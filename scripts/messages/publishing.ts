import { type Locale, localeFacts, readableLocales, sourceLocale } from '../../src/i18n/locales';
import { type Route, routes } from '../../src/paths';
import type { Catalogs } from './catalogs';
import { readLedger } from '@nine-blocks/translation-kit/ledger/ledger';
import { reviewedKeys } from '@nine-blocks/translation-kit/ledger/states';
import { messageStartsOf } from './pageMessages';

/**
 * The share of its messages that a page needs in a language to be published in it. A new sentence in the source does not take a page of
 * twenty messages away from its readers, while a page with a paragraph or a menu in English is not published.
 */
const publishedShare = 0.95;

/** Whether a message counts as translated. */
type Counts = (key: string) => boolean;

const all: Counts = () => true;

/** All translations of a language count or, where src/i18n/locales.json asks for a review, the reviewed ones. */
function countsIn(locale: Locale, own: Catalogs, source: Catalogs, folder: string): Counts {
  if (localeFacts[locale].publish !== 'reviewed') return all;
  const reviewed = reviewedKeys(source, own, readLedger(locale, folder).ledger);
  return (key) => reviewed.has(key);
}

/** The translated share of a page's messages, its own and those of every page. */
export function translatedShare(route: Route, own: Catalogs, source: Catalogs, counts: Counts = all): number {
  let [total, translated] = [0, 0];
  const starts = ['common', ...messageStartsOf(route)].map((start) => `${start}.`);
  for (const { name, entries } of source.values()) {
    const ids = [...entries.keys()].filter((id) => starts.some((start) => id.startsWith(start)));
    total += ids.length;
    translated += ids.filter((id) => own.get(name)?.entries.has(id) === true && counts(id)).length;
  }
  return total === 0 ? 1 : translated / total;
}

/** Whether title and description of a page, which search results show, are in its language. */
function hasOwnHead({ id }: Route, own: Catalogs): boolean {
  return ['title', 'description'].every((part) =>
    [...own.values()].some(({ entries }) => entries.has(`${id}.meta.${part}`)),
  );
}

/** Ids of the routes that are not published in a language, by language; a language with all of them is left out. */
export function unpublishedPages(
  catalogs: ReadonlyMap<Locale, Catalogs>,
  folder = 'locales',
): Partial<Record<Locale, string[]>> {
  const none: Catalogs = new Map();
  const source = catalogs.get(sourceLocale) ?? none;
  const lists = readableLocales.map((locale) => {
    const own = catalogs.get(locale) ?? none;
    const counts = countsIn(locale, own, source, folder);
    const missing = routes.filter(
      (route) => translatedShare(route, own, source, counts) < publishedShare || !hasOwnHead(route, own),
    );
    return [locale, missing.map(({ id }) => id)] as const;
  });
  return Object.fromEntries(lists.filter(([, ids]) => ids.length > 0));
}
