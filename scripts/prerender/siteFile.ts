import { localeFacts, readableLocales } from '../../src/i18n/locales';
import { allPages, hrefOf } from '../../src/routes';
import { pageFile } from './pageFile';

/** Where the build tells the packages of its pages, below its own folder. */
export const siteFileName = 'site.json';

/** The pages and languages of the build, as JSON: the context pack knows the site by it. The source language comes first. */
export function siteFile(): string {
  const languages = readableLocales.map((tag) => {
    const { name, direction, prefix } = localeFacts[tag];
    return { tag, name, direction, prefix };
  });
  const pages = allPages().map(({ route, locale }) => ({
    id: route.id,
    kind: route.page,
    path: route.path,
    locale,
    href: hrefOf(route.path, locale),
    file: pageFile(route, locale),
  }));
  return `${JSON.stringify({ languages, pages }, null, 1)}\n`;
}
