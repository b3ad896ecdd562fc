import type { Locale } from './locales';

/** Whether a route's page is for everyone in a language; others can be read, but search engines are not told about them. */
export function isPublished(routeId: string, locale: Locale): boolean {
  return UNPUBLISHED_PAGES[locale]?.includes(routeId) !== true;
}
