import type { Locale } from '../../src/i18n/locales';
import { hrefOf, type Route } from '../../src/paths';

/** The file of a page below `dist/`: `index.html` in a folder for each path, and `404.html` for the not-found page. */
export function pageFile(route: Route, locale: Locale): string {
  const name = hrefOf(route.path, locale).slice(1);
  if (route.page === 'notFound') return `${name}.html`;
  return name === '' ? 'index.html' : `${name}/index.html`;
}
