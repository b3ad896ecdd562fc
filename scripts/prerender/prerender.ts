import pMap from 'p-map';
import type { StatsCompilation } from 'webpack';
import { type Locale, sourceLocale } from '../../src/i18n/locales';
import type { Route } from '../../src/paths';
import type { Catalog } from '../messages/catalogs';
import { factInliner, factsOf } from '../messages/inlineFacts';
import { llmsText } from '../seo/llmsText';
import { robotsText, sitemap } from '../seo/sitemap';
import { webManifest } from '../seo/webManifest';
import { lazyCatalogs, messagesOf, messageStartsOf } from '../messages/pageMessages';
import type { BuildSettings } from '../settings/settings';
import { styleFile } from './pageStyles';
import { type PageInput, type PrerenderBundle, prerenderPage, type SiteFile } from './prerenderPage';

interface PrerenderInput {
  pages: readonly { route: Route; locale: Locale }[];
  catalogs: ReadonlyMap<Locale, ReadonlyMap<string, Catalog>>;
  bundle: PrerenderBundle;
  browserStats: StatsCompilation;
  settings: BuildSettings;
  /** The hash of a script, by its name below `dist/`. */
  integrityOf: (name: string) => string;
}

/** The number of pages in work at the same time. Pictures are encoded while other pages are rendered; more pages would need too much memory. */
const concurrency = 4;

/** Makes every page as HTML and Markdown with its share picture, the messages of every page as JSON, and the lists of all pages. Throws with page, file and key if a page cannot be rendered. */
export async function prerender({
  pages,
  catalogs,
  bundle,
  browserStats,
  settings,
  integrityOf,
}: PrerenderInput): Promise<SiteFile[]> {
  const { siteUrl, mailHost, noindex, statistics } = settings;
  const { print, preferences, media } = bundle.occasionalStyles;
  // One file for both, because each request delays the first picture.
  const occasional = styleFile('occasional', `@media print {${print}}${preferences}`);
  const files: SiteFile[] = [occasional];
  const scriptsOf = (group: { assets?: { name: string }[] } | undefined) =>
    (group?.assets ?? [])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => ({ src: `/${name}`, integrity: integrityOf(name) }));
  const inputs: PageInput[] = [];
  for (const [locale, localeCatalogs] of catalogs) {
    const inlineFacts = factInliner(locale, factsOf(settings));
    const addMessages = (name: string, starts = [name]) => {
      const messages = messagesOf(starts, localeCatalogs, inlineFacts);
      const href = bundle.messagesPath(locale, name);
      files.push({ name: href.slice(1), content: JSON.stringify(messages) });
      return { messages, href };
    };
    const common = addMessages('common');
    for (const name of lazyCatalogs) addMessages(name);

    for (const { route } of pages.filter((page) => page.locale === locale)) {
      const page = addMessages(route.id, messageStartsOf(route));
      inputs.push({
        route,
        locale,
        messages: { common: common.messages, page: page.messages },
        siteUrl,
        noindex,
        files: {
          start: {
            scripts: scriptsOf(browserStats.entrypoints?.['start']),
            code: scriptsOf(browserStats.namedChunkGroups?.[route.page]),
            data: [common.href, page.href],
            statistics: statistics && { src: statistics.src, data: statistics.data },
          },
          fonts: bundle.preloadedFonts(locale),
          sheet: { href: `/${occasional.name}`, media: `print, ${media}` },
          colorSchemeScript: bundle.colorSchemeScript,
          mailHost,
          statistics,
        },
      });
    }
  }
  const prerendered = await pMap(inputs, (input) => prerenderPage(input, bundle), { concurrency });
  const published = prerendered.filter(({ head }) => head.canonical !== null);
  const listed = published.filter(({ locale }) => locale === sourceLocale);
  return [
    ...files,
    ...prerendered.flatMap((page) => page.files),
    { name: 'sitemap.xml', content: sitemap(prerendered.map(({ head }) => head)) },
    { name: 'site.webmanifest', content: webManifest() },
    { name: 'robots.txt', content: robotsText(siteUrl, noindex) },
    {
      name: 'llms.txt',
      content: llmsText(
        listed.map(({ route, title, head: { description } }) => ({ route, title, description })),
        published.filter(({ route, locale }) => route.page === 'home' && locale !== sourceLocale),
        siteUrl,
      ),
    },
  ];
}
