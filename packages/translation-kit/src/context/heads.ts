import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Locale } from '../../../../src/i18n/locales';
import { allPages, hrefOf } from '../../../../src/routes';
import { readCatalogs } from '../../../../scripts/messages/catalogs';
import { factFolder, factsOf } from '../../../../scripts/messages/foldFacts';
import { messagesOf, messageStartsOf } from '../../../../scripts/messages/pageMessages';
import { markMessages, readMarks } from '../marks/marks';
import type { PrerenderBundle } from '../../../../scripts/prerender/prerenderPage';
import { StartError } from '../../../../scripts/server/listen';
import { readSettings } from '../../../../scripts/settings/settings';
import type { Sighting } from './measure';
import type { View } from './views';

/** What the documents' heads and share pictures of some pages say, and what a page says only without script: nobody sees it on a page. */
export async function headsOf(
  locale: Locale,
  paths: readonly string[],
  bundleFile: string,
): Promise<{ view: View; sightings: Sighting[] }[]> {
  if (!existsSync(bundleFile)) throw new StartError(`There is no ${bundleFile}: run npm run build first.`);
  const bundle = createRequire(import.meta.url)(path.resolve(bundleFile)) as PrerenderBundle;
  const catalogs = readCatalogs(locale);
  const fold = factFolder(locale, factsOf(readSettings()));
  const common = markMessages(messagesOf(['common'], catalogs, fold));
  const heads: { view: View; sightings: Sighting[] }[] = [];
  for (const { route, locale: tag } of allPages()) {
    if (tag !== locale || !paths.includes(route.path)) continue;
    const page = markMessages(messagesOf(messageStartsOf(route), catalogs, fold));
    const { head, share, html } = await bundle.render(route, locale, { common, page });
    const sights = (role: string, marked: string, isWhole = true): Sighting[] => {
      const { text, ids } = readMarks(marked);
      return ids.map((id) => ({
        id,
        role,
        within: 'head',
        text: isWhole ? text : '',
        box: null,
        isText: false,
        space: null,
      }));
    };
    const withoutScript = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inner]) => inner).join(' ');
    const href = hrefOf(route.path, locale);
    heads.push({
      view: { title: href, path: route.path, href, prefix: `${route.id}.`, screen: 'wide' },
      sightings: [
        ...sights('page title', head.title),
        ...sights('meta description', head.description),
        ...(share === null
          ? []
          : [
              ...sights('title when shared', share.title),
              ...sights('drawn in the share picture', share.heading),
              ...sights('alternative text of the share picture', share.alt),
            ]),
        ...sights('shown only without script', withoutScript, false),
      ],
    });
  }
  return heads;
}
