import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { sourceLocale } from '../../src/i18n/locales';
import { routes } from '../../src/paths';
import { parseCatalog, readCatalogs } from '../messages/catalogs';
import { parseSettings } from '../settings/settings';
import { prerender } from './prerender';
import type { PrerenderBundle } from './prerenderPage';

const bundle = createRequire(import.meta.url)(resolve('.build/server.cjs')) as PrerenderBundle;

/** Prerenders the page about us with the code of the last build and another text for one of its messages. */
function prerenderWith(key: string, text: string) {
  const catalogs = readCatalogs(sourceLocale);
  const catalog = catalogs.get('about-us');
  if (catalog === undefined) throw new Error('There is no catalog about-us.json');
  const entries = new Map(catalog.entries);
  const json = JSON.stringify({ [key]: { defaultMessage: text, description: 'A text.' } });
  for (const [name, entry] of parseCatalog(json, 'about-us', sourceLocale).entries) entries.set(name, entry);
  return prerender({
    pages: routes.filter(({ id }) => id === 'aboutUs').map((route) => ({ route, locale: sourceLocale })),
    catalogs: new Map([[sourceLocale, new Map([...catalogs, ['about-us', { ...catalog, entries }]])]]),
    bundle,
    browserStats: {},
    settings: parseSettings({ SITE_URL: 'https://site.example' }),
    integrityOf: () => '',
  });
}

test('a page is not written if its share picture cannot be drawn; no page of a staging site is listed', async () => {
  const files = await prerenderWith('aboutUs.hero.lead', 'A lead.');
  const textOf = (file: string) => String(files.find(({ name }) => name === file)?.content);
  // The site's address is not the company's, so every page says `noindex`, and robots.txt lets search engines read that.
  expect(textOf('about-us/index.html')).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(textOf('about-us/index.html')).toContain('<link rel="canonical"');
  expect(textOf('robots.txt')).toMatch(/^# Every page says noindex.*\nUser-agent: \*\nAllow: \/\n$/);
  // Search engines ignore a list of languages that leaves the page itself out.
  expect(textOf('sitemap.xml')).toMatch(new RegExp(`hreflang="${sourceLocale}" href="[^"]*/about-us"`));
  await expect(prerenderWith('aboutUs.hero.title', 'About 我们')).rejects.toThrow(
    /^about-us\/index.html cannot be rendered: its share picture: no font has the character “我” \(U\+6211\)/,
  );
});
