import type { Locale } from './locales';

/** Whether a route's page is for everyone in a language; one that is not can be read, but no search engine is told of it. */
export function isPublished(routeId: string, locale: Locale): boolean {
  return UNPUBLISHED_PAGES[locale]?.includes(routeId) !== true;
}
