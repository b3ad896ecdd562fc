import { type Locale, readableLocales, sourceLocale } from '../../src/i18n/locales';
import { type Route, routes } from '../../src/paths';
import type { Catalogs } from './catalogs';
import { messageStartsOf } from './pageMessages';

/**
 * The share of a page's messages that must be translated before the page is published in a language. One new sentence in the source does not
 * unpublish a page of twenty messages, but a page with a paragraph or a menu in English is not published.
 */
const publishedShare = 0.95;

/** The translated share of the messages that a page shows, including the messages of every page. */
export function translatedShare(route: Route, own: Catalogs, source: Catalogs): number {
  let [total, translated] = [0, 0];
  const starts = ['common', ...messageStartsOf(route)].map((start) => `${start}.`);
  for (const { name, entries } of source.values()) {
    const ids = [...entries.keys()].filter((id) => starts.some((start) => id.startsWith(start)));
    total += ids.length;
    translated += ids.filter((id) => own.get(name)?.entries.has(id) === true).length;
  }
  return total === 0 ? 1 : translated / total;
}

/** Whether a page has a title and a description in its language: search results show them. */
function hasOwnHead({ id }: Route, own: Catalogs): boolean {
  return ['title', 'description'].every((part) =>
    [...own.values()].some(({ entries }) => entries.has(`${id}.meta.${part}`)),
  );
}

/** The ids of the routes that are not published, by language; a language that publishes all of them has no entry. */
export function unpublishedPages(catalogs: ReadonlyMap<Locale, Catalogs>): Partial<Record<Locale, string[]>> {
  const none: Catalogs = new Map();
  const source = catalogs.get(sourceLocale) ?? none;
  const lists = readableLocales.map((locale) => {
    const own = catalogs.get(locale) ?? none;
    const missing = routes.filter(
      (route) => translatedShare(route, own, source) < publishedShare || !hasOwnHead(route, own),
    );
    return [locale, missing.map(({ id }) => id)] as const;
  });
  return Object.fromEntries(lists.filter(([, ids]) => ids.length > 0));
}
