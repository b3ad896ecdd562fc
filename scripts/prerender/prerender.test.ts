import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { sourceLocale } from '../../src/i18n/locales';
import { routes } from '../../src/routes';
import { type Catalog, parseCatalog, readCatalogs } from '../messages/catalogs';
import { prerender } from './prerender';
import type { PrerenderBundle } from './prerenderPage';
import { parseSettings } from '../settings/settings';
import { startPageThread } from './startPageThread';

const bundleFile = resolve('.build/server.cjs');
const bundle = createRequire(import.meta.url)(bundleFile) as PrerenderBundle;
const catalogs = readCatalogs(sourceLocale);

const work = startPageThread();

/** Prerenders the page about us from the last build's code and catalogs, of which that page's is changed. */
function prerenderWith(change: Partial<Catalog>) {
  const catalog = catalogs.get('about-us');
  if (catalog === undefined) throw new Error('There is no catalog about-us.json');
  const changed = new Map([...catalogs, ['about-us', { ...catalog, ...change }]]);
  return prerender({
    pages: routes.filter(({ id }) => id === 'aboutUs').map((route) => ({ route, locale: sourceLocale })),
    catalogs: new Map([[sourceLocale, changed]]),
    bundle,
    browserStats: {},
    settings: parseSettings({ SITE_URL: 'https://site.example' }),
    integrityOf: () => '',
    work,
  });
}

const entriesOf = (name: string) => catalogs.get(name)?.entries ?? new Map();

test('a page with a word that is missing, or cannot be filled in, is not written', async () => {
  const key = 'aboutUs.hero.lead';
  const entries = new Map(entriesOf('about-us'));
  const files = await prerenderWith({ entries });
  expect(files.map(({ name }) => name)).toContain('about-us/index.html');

  entries.delete(key);
  await expect(prerenderWith({ entries })).rejects.toThrow(
    new RegExp(`^about-us/index.html cannot be rendered: .*"${key}"`),
  );
  const json = JSON.stringify({ [key]: { defaultMessage: 'For {title}', description: 'A text.' } });
  const [element] = parseCatalog(json, 'about-us', sourceLocale).entries.values();
  await expect(prerenderWith({ entries: entries.set(key, element ?? []) })).rejects.toThrow(
    /^about-us\/index.html cannot be rendered: [\s\S]*"title"/,
  );
});

test('a page whose share picture cannot be drawn is not written', async () => {
  const key = 'aboutUs.hero.title';
  const json = JSON.stringify({ [key]: { defaultMessage: 'About 我们', description: 'A heading.' } });
  const [element] = parseCatalog(json, 'about-us', sourceLocale).entries.values();
  await expect(prerenderWith({ entries: new Map([...entriesOf('about-us'), [key, element ?? []]]) })).rejects.toThrow(
    'about-us/index.html cannot be rendered: its share picture: no font has the character “我” (U+6211)',
  );
});
