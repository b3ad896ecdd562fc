import { createRequire } from 'node:module';
import path from 'node:path';
import type { PageHead } from '@nine-blocks/translation-kit/context/heads';
import { markMessages } from '@nine-blocks/translation-kit/marks/markMessages';
import type { Locale } from '../../src/i18n/locales';
import { allPages, hrefOf } from '../../src/routes';
import type { PrerenderBundle } from '../prerender/prerenderPage';
import { readSettings } from '../settings/settings';
import { readCatalogs } from './catalogs';
import { factFolder, factsOf } from './foldFacts';
import { messagesOf, messageStartsOf } from './pageMessages';

/** What the documents of some paths say in their heads and share pictures, and only without script, with marked messages. Needs a build. */
export async function pageHeadsOf(locale: Locale, paths: readonly string[], bundleFile: string): Promise<PageHead[]> {
  const bundle = createRequire(import.meta.url)(path.resolve(bundleFile)) as PrerenderBundle;
  const catalogs = readCatalogs(locale);
  const fold = factFolder(locale, factsOf(readSettings()));
  const common = markMessages(messagesOf(['common'], catalogs, fold));
  const heads: PageHead[] = [];
  for (const { route, locale: tag } of allPages()) {
    if (tag !== locale || !paths.includes(route.path)) continue;
    const page = markMessages(messagesOf(messageStartsOf(route), catalogs, fold));
    const { head, share, html } = await bundle.render(route, locale, { common, page });
    const withoutScript = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inner]) => inner).join(' ');
    const shared = [
      ['title when shared', share?.title],
      ['drawn in the share picture', share?.heading],
      ['alternative text of the share picture', share?.alt],
    ] as const;
    heads.push({
      id: route.id,
      path: route.path,
      href: hrefOf(route.path, locale),
      locale,
      texts: [
        { role: 'page title', marked: head.title },
        { role: 'meta description', marked: head.description },
        ...shared.flatMap(([role, marked]) => (marked === undefined ? [] : [{ role, marked }])),
        { role: 'shown only without script', marked: withoutScript, isLong: true },
      ],
    });
  }
  return heads;
}
