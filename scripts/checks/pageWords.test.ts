import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { problemLine } from '@nine-blocks/translation-kit/catalogs/problem';
import { expect, test } from '@playwright/test';
import { sourceLocale } from '../../src/i18n/locales';
import { parseCatalog, readCatalogs } from '../messages/catalogs';
import { completeCatalogs } from '../messages/completeCatalogs';
import type { PrerenderBundle } from '../prerender/prerenderPage';
import { wordProblems } from './pageWords';

const bundle = createRequire(import.meta.url)(resolve('.build/server.cjs')) as PrerenderBundle;

/** Changes messages of the page about us, and resolves with the problems that are reported in the English pages. */
async function reported(changed: Readonly<Record<string, string | undefined>>): Promise<string[]> {
  const source = readCatalogs(sourceLocale);
  const catalogs = new Map(completeCatalogs(sourceLocale, source, source));
  const catalog = catalogs.get('about-us');
  if (catalog === undefined) throw new Error('There is no catalog about-us.json');
  const [entries, lines] = [new Map(catalog.entries), new Map(catalog.lines)];
  for (const [key, defaultMessage] of Object.entries(changed)) {
    entries.delete(key);
    lines.delete(key);
    if (defaultMessage === undefined) continue;
    const json = JSON.stringify({ [key]: { defaultMessage, description: 'A text.' } });
    for (const [id, message] of parseCatalog(json, 'about-us', sourceLocale).entries) entries.set(id, message);
    lines.set(key, 1);
  }
  catalogs.set('about-us', { ...catalog, entries, lines });
  const { problems, later } = await wordProblems(bundle, catalogs);
  return [...problems.map(problemLine), ...later].map((line) => line.replace(/\. Fix: .*/, ''));
}

test('a message that a page lacks or cannot fill in is reported before messages that no page shows', async () => {
  const more = { 'aboutUs.nobody': 'Hi' };
  const file = 'locales/en/about-us.json:1';
  // A list, code and the name of the page ask for these.
  const asked = ['aboutUs.meta.title', 'aboutUs.statement', 'aboutUs.work.itPartner.text'];
  const gone = Object.fromEntries(asked.map((key) => [key, undefined]));
  const later = 'Not looked at: messages that nobody shows. Fix the findings first, then look again';
  expect((await reported({ ...more, ...gone, 'aboutUs.hero.lead': 'For {title}' })).toSorted()).toEqual(
    [
      later,
      ...asked.map((key) => `${file}: ${key}: is missing, and /about-us asks for it`),
      `${file}: aboutUs.hero.lead: cannot be shown on /about-us: the code passes no {title}`,
    ].toSorted(),
  );
  const missing = `${file}: aboutUs.statement: is missing, and /about-us asks for it`;
  expect(await reported({ ...more, 'aboutUs.statement': undefined })).toEqual([missing, later]);
  expect(await reported(more)).toEqual([`${file}: aboutUs.nobody: is shown nowhere`]);
});
