import type { Locale } from '../../src/i18n/locales';
import { hrefOf, type Route } from '../../src/routes';

/** The name of a page's Markdown twin below `dist/`: its address and `.md`, `index.md` for the home page of the source language. */
export function markdownName(route: Route, locale: Locale): string {
  return `${hrefOf(route.path, locale).slice(1) || 'index'}.md`;
}
