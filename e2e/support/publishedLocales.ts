import { type Locale, locales } from '../../src/i18n/locales';
import type { Route } from '../../src/routes';
import { readCatalogs } from '../../scripts/messages/catalogs';
import { unpublishedPages } from '../../scripts/messages/publishing';

const unpublished = unpublishedPages(new Map(locales.map((locale) => [locale, readCatalogs(locale)])));

/** The languages that a page is published in: one that was begun has few. */
export function publishedLocales(id: Route['id']): Locale[] {
  return locales.filter((locale) => unpublished[locale]?.includes(id) !== true);
}
