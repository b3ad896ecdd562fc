import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { notFoundRoute, routes } from '../../src/routes';
import { filesBelow } from '../../scripts/files/filesBelow';
import { type HtmlPage, readSite } from '../../scripts/checks/site';
import { type ProjectCopy, test } from '../../scripts/files/testing/projectCopy';

const command = 'scripts/locales.ts';
const build = 'scripts/build.ts';

const attributesOf = (page: HtmlPage | undefined, tag: string) =>
  page?.elements.filter((element) => element.tag === tag).map(({ attributes }) => attributes) ?? [];

const isHidden = (page: HtmlPage | undefined) =>
  attributesOf(page, 'meta').some(({ name, content }) => name === 'robots' && content === 'noindex');

const namedLanguages = (page: HtmlPage | undefined) =>
  attributesOf(page, 'link').flatMap(({ rel, hreflang }) => (rel === 'alternate' ? (hreflang ?? []) : []));

async function builtPages(copy: ProjectCopy) {
  const { code, output } = await copy.run(build);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^Built/) });
  const { pages } = readSite(join(copy.folder, 'dist'));
  return { pages, at: (path: string) => pages.find((page) => page.path === path) };
}

test('a new language builds at once, and is published page by page as it is translated', async ({ copy }) => {
  test.setTimeout(900_000);
  const added = await copy.run(command, 'add', 'nl');
  expect(added).toEqual({
    code: 0,
    output: expect.stringMatching(/^Nederlands \(nl\) is a language of the site, at \/nl\./),
  });
  expect(filesBelow(join(copy.folder, 'locales/nl'))).toEqual(filesBelow('locales/en'));

  const first = await builtPages(copy);
  const dutch = first.pages.filter(({ path }) => path === '/nl' || path.startsWith('/nl/'));
  expect(dutch).toHaveLength(routes.length + 1);
  expect(dutch.filter((page) => !isHidden(page)).map(({ path }) => path)).toEqual([]);
  expect(first.pages.flatMap(namedLanguages)).not.toContain('nl');
  expect(namedLanguages(first.at('/about-us'))).toEqual([...locales, 'x-default']);
  const home = first.at('/nl');
  expect(attributesOf(home, 'html')).toEqual([{ lang: 'nl', dir: 'ltr' }]);
  const heading = home?.elements.find(({ parent }) => parent?.tag === 'h1');
  expect(heading).toMatchObject({ tag: 'span', attributes: { lang: 'en', dir: 'ltr' } });
  expect(attributesOf(home, 'title')).toHaveLength(1);
  expect(home?.elements.find(({ tag }) => tag === 'title')?.text()).toBe(
    first
      .at('/')
      ?.elements.find(({ tag }) => tag === 'title')
      ?.text(),
  );

  // Words are Dutch enough for the test once they stand in the language's own files.
  for (const name of ['about-us', 'team', 'common']) {
    const english = JSON.parse(copy.read(`locales/en/${name}.json`)) as Record<string, { defaultMessage: string }>;
    const dutchWords = Object.entries(english).map(([key, { defaultMessage }]) => [
      key,
      { defaultMessage: `Ë${defaultMessage.replace('...', '…')}` },
    ]);
    copy.write(`locales/nl/${name}.json`, JSON.stringify(Object.fromEntries(dutchWords), null, 2));
  }
  const second = await builtPages(copy);
  const published = second.pages.filter((page) => page.path.startsWith('/nl') && !isHidden(page));
  expect(published.map(({ path }) => path)).toEqual(['/nl/about-us']);
  for (const path of ['/about-us', '/nl/about-us', '/es/about-us']) {
    expect(namedLanguages(second.at(path))).toEqual([...locales, 'nl', 'x-default']);
  }
  expect(namedLanguages(second.at('/'))).toEqual([...locales, 'x-default']);
  expect(isHidden(second.at(`/nl${notFoundRoute.path}.html`))).toBe(true);
});

test('a code that is none, is known already or is in the way is refused, and leaves nothing', async ({ copy }) => {
  const before = copy.read('src/i18n/locales.json');
  const files = filesBelow(join(copy.folder, 'locales'));
  for (const [asked, reason] of [
    ['', 'Name the language: npm run locales -- add <code>'],
    ['german', '"german" is no code of a language'],
    ['d_e', '"d_e" is no code of a language'],
    ['PT-br', '"pt-BR" is a language of the site already (src/i18n/locales.json)'],
    ['tlh', '"tlh" is a language whose plurals and numbers JavaScript does not know'],
  ] as const) {
    expect(await copy.run(command, 'add', asked)).toEqual({ code: 1, output: expect.stringContaining(reason) });
  }
  expect(filesBelow(join(copy.folder, 'locales'))).toEqual(files);
  expect(copy.read('src/i18n/locales.json')).toBe(before);
  expect(existsSync(join(copy.folder, 'locales/german'))).toBe(false);

  const hebrew = await copy.run(command, 'add', 'HE');
  expect(hebrew.code).toBe(0);
  expect(copy.read('src/i18n/locales.json')).toContain(
    '"he": { "name": "עברית", "prefix": "/he", "direction": "rtl" }\n}\n',
  );
});
