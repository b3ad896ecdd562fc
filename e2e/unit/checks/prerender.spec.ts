import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { sourceLocale } from '../../../src/i18n/locales';
import { routes } from '../../../src/routeList';
import { type Catalog, parseCatalog, readCatalogs } from '../../../src/tools/catalogs';
import { prerender } from '../../../src/tools/prerender';
import { hashOf } from '../../../src/tools/policy/hashOf';
import type { PrerenderBundle } from '../../../src/tools/prerenderPage';
import { startPrerenderThreads } from '../../../src/tools/prerenderThreads';

const bundleFile = resolve('.build/server.cjs');
const bundle = createRequire(import.meta.url)(bundleFile) as PrerenderBundle;
const catalogs = readCatalogs(sourceLocale);

/** Prerenders some pages and the one about us from the last build's code and catalogs, of which that page's is changed. */
function prerenderWith(
  change: Partial<Catalog>,
  others: typeof routes = [],
  threads: ReturnType<typeof startPrerenderThreads> = [],
) {
  const catalog = catalogs.get('about-us');
  if (catalog === undefined) throw new Error('There is no catalog about-us.json');
  const changed = new Map([...catalogs, ['about-us', { ...catalog, ...change }]]);
  return prerender({
    pages: [...others, ...routes.filter(({ id }) => id === 'aboutUs')].map((route) => ({
      route,
      locale: sourceLocale,
    })),
    catalogs: new Map([[sourceLocale, changed]]),
    bundle,
    browserStats: {},
    siteUrl: 'https://site.example',
    mailHost: '',
    integrityOf: () => '',
    threads,
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

test('pages that other threads render are the same, show the same messages and fail alike', async () => {
  test.skip(availableParallelism() === 1, 'There is no processor for another thread');
  // The build's own thread takes the first four, another one the page about us.
  const others = routes.filter(({ id }) => id !== 'aboutUs').slice(0, 4);
  const shown = async (rendering: () => ReturnType<typeof prerender>) => {
    bundle.usedMessages.clear();
    const files = await rendering();
    const contents = files.map(({ name, content }) => [name, hashOf(content)]);
    return { contents, messages: new Set(bundle.usedMessages) };
  };
  const alone = await shown(() => prerenderWith({}, others));
  const threads = startPrerenderThreads(bundleFile, bundle.usedMessages);
  expect(await shown(() => prerenderWith({}, others, threads))).toEqual(alone);
  const entries = new Map(entriesOf('about-us'));
  entries.delete('aboutUs.hero.lead');
  await expect(prerenderWith({ entries }, others, threads)).rejects.toThrow(
    /^about-us\/index.html cannot be rendered: .*"aboutUs.hero.lead"/,
  );
});
