import type { StatsCompilation } from 'webpack';
import type { Locale } from '../i18n/locales';
import type { Messages } from '../i18n/messages';
import { hrefOf, type Route } from '../routes';
import type * as server from '../server';
import type { Catalog } from './catalogs';
import { documentOf } from './document';
import { messagesOf, partsOf } from './messageSets';

/** What the prerender bundle exports. */
export type PrerenderBundle = typeof server;

/** A file of the site: its name below `dist/` and its text. */
export interface SiteFile {
  name: string;
  text: string;
}

interface PrerenderInput {
  pages: readonly { route: Route; locale: Locale }[];
  catalogs: ReadonlyMap<Locale, ReadonlyMap<string, Catalog>>;
  bundle: PrerenderBundle;
  browserStats: StatsCompilation;
}

/** The file of a page below `dist/`: a folder of its own for each path, `404.html` for the not-found page. */
function fileOf(route: Route, locale: Locale): string {
  const name = hrefOf(route.path, locale).slice(1);
  if (route.page === 'notFound') return `${name}.html`;
  return name === '' ? 'index.html' : `${name}/index.html`;
}

const scriptsOf = (group: { assets?: { name: string }[] } | undefined) =>
  (group?.assets ?? []).map(({ name }) => `/${name}`).filter((name) => name.endsWith('.js'));

/** Every page as an HTML file and every set of words as JSON. Throws with page, file and key where a page cannot be rendered. */
export async function prerender({ pages, catalogs, bundle, browserStats }: PrerenderInput): Promise<SiteFile[]> {
  const files: SiteFile[] = [];
  const addWords = (locale: Locale, set: string, messages: Messages) => {
    const href = bundle.messagesPath(locale, set);
    files.push({ name: href.slice(1), text: JSON.stringify(messages) });
    return href;
  };

  for (const [locale, localeCatalogs] of catalogs) {
    const common = messagesOf([{ catalog: 'common' }], localeCatalogs);
    const commonHref = addWords(locale, 'common', common);
    addWords(locale, 'contact', messagesOf([{ catalog: 'contact' }], localeCatalogs));

    for (const { route } of pages.filter((page) => page.locale === locale)) {
      const page = messagesOf(partsOf(route), localeCatalogs);
      const pageHref = addWords(locale, route.id, page);
      const start = scriptsOf(browserStats.entrypoints?.['start']);
      const chunk = scriptsOf(browserStats.namedChunkGroups?.[route.page]);
      try {
        const rendered = await bundle.render(route, locale, { common, page });
        const text = documentOf(rendered, locale, {
          scripts: start,
          colorSchemeScript: bundle.colorSchemeScript,
          preloads: [
            { href: bundle.preloadedFont, as: 'font' },
            ...chunk.map((href) => ({ href, as: 'script' as const })),
            ...[commonHref, pageHref].map((href) => ({ href, as: 'fetch' as const })),
          ],
        });
        files.push({ name: fileOf(route, locale), text });
      } catch (error) {
        throw new Error(
          `${fileOf(route, locale)} cannot be rendered: ${error instanceof Error ? error.message : String(error)}`,
          {
            cause: error,
          },
        );
      }
    }
  }
  return files;
}
