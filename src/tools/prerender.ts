import type { StatsCompilation } from 'webpack';
import { type Locale, locales } from '../i18n/locales';
import type { Messages } from '../i18n/messages';
import { hrefOf, type Route } from '../routes';
import type * as server from '../server';
import type { Catalog } from './catalogs';
import { type DocumentFiles, documentOf } from './document';
import { messagesOf, partsOf } from './messageSets';
import { shareImage } from './share/shareImage';
import { shareTags } from './share/shareTags';

/** What the prerender bundle exports. */
export type PrerenderBundle = typeof server;

/** A file of the site: its name below `dist/`, and its text or bytes. */
interface SiteFile {
  name: string;
  content: string | Uint8Array;
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

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** One page of the site, and the sets of words it is rendered with. */
interface PageInput {
  route: Route;
  locale: Locale;
  words: { common: Messages; page: Messages };
  bundle: PrerenderBundle;
  files: Omit<DocumentFiles, 'tags'>;
}

/** A page's HTML and its share picture. Throws with the page's file and the reason where it cannot be rendered or drawn. */
async function pageFiles({ route, locale, words, bundle, files }: PageInput): Promise<SiteFile[]> {
  const name = fileOf(route, locale);
  try {
    const rendered = await bundle.render(route, locale, words);
    const { share } = rendered;
    // Nobody shares a page of a pseudo-language.
    if (share === null || !locales.includes(locale))
      return [{ name, content: documentOf(rendered, locale, { ...files, tags: [] }) }];
    const image = await shareImage(route, locale, share).catch((error: unknown) => {
      throw new Error(`its share picture: ${reasonOf(error)}`, { cause: error });
    });
    const document = documentOf(rendered, locale, { ...files, tags: shareTags(share, image.name) });
    return [
      { name, content: document },
      { name: image.name, content: image.bytes },
    ];
  } catch (error) {
    throw new Error(`${name} cannot be rendered: ${reasonOf(error)}`, { cause: error });
  }
}

/** Every page as an HTML file with its share picture, and every set of words as JSON. Throws with page, file and key where a page cannot be rendered. */
export async function prerender({ pages, catalogs, bundle, browserStats }: PrerenderInput): Promise<SiteFile[]> {
  const files: SiteFile[] = [];
  const inputs: PageInput[] = [];
  const addWords = (locale: Locale, set: string, messages: Messages) => {
    const href = bundle.messagesPath(locale, set);
    files.push({ name: href.slice(1), content: JSON.stringify(messages) });
    return href;
  };

  for (const [locale, localeCatalogs] of catalogs) {
    const common = messagesOf([{ catalog: 'common' }], localeCatalogs);
    const commonHref = addWords(locale, 'common', common);
    addWords(locale, 'contact', messagesOf([{ catalog: 'contact' }], localeCatalogs));

    for (const { route } of pages.filter((page) => page.locale === locale)) {
      const page = messagesOf(partsOf(route), localeCatalogs);
      const pageHref = addWords(locale, route.id, page);
      const chunk = scriptsOf(browserStats.namedChunkGroups?.[route.page]);
      inputs.push({
        route,
        locale,
        words: { common, page },
        bundle,
        files: {
          scripts: scriptsOf(browserStats.entrypoints?.['start']),
          colorSchemeScript: bundle.colorSchemeScript,
          preloads: [
            { href: bundle.preloadedFont, as: 'font' },
            ...chunk.map((href) => ({ href, as: 'script' as const })),
            ...[commonHref, pageHref].map((href) => ({ href, as: 'fetch' as const })),
          ],
        },
      });
    }
  }
  // All at once: while one picture is packed, the next page is rendered.
  const pagesFiles = await Promise.all(inputs.map(pageFiles));
  return [...files, ...pagesFiles.flat()];
}
