import type { SiteLanguage, SitePage } from '@nine-blocks/built-site/readSite';
import { expect, test } from '@playwright/test';
import type { MessageFacts } from '../messageFacts';
import { marksOf } from '../marks/markedText';
import { cropArea } from './crops';
import { headSightings } from './heads';
import { inPageScript } from './inPageScript';
import { missingOf, packOf } from './pack';
import { emptied } from './serveMarked';
import { sheetOf } from './sheet';
import type { Sighting } from './sighting';
import { type View, viewsOf } from './views';

const english: SiteLanguage = { tag: 'en', name: 'English', direction: 'ltr', prefix: '' };

const page = (id: string, path: string): SitePage => ({ id, kind: id, path, locale: 'en', href: path, file: '' });

const reach = async () => {};

test('every page of a language and every state is looked at, wide before narrow', () => {
  const pages = [page('home', '/'), page('aboutUs', '/about-us')];
  const views = viewsOf(pages, [
    { id: 'services', title: 'Services open', path: '/about-us', shows: 'screen', from: 960, reach },
    { id: 'menu', title: 'Menu open', path: '/about-us', shows: 'screen', to: 959, reach },
    { id: 'elsewhere', title: 'Elsewhere', path: '/referral', shows: 'screen', reach },
  ]);
  expect(views.map(({ title, screen }) => `${title} ${screen}`)).toEqual([
    '/ wide',
    '/about-us wide',
    '/about-us: Services open wide',
    '/ narrow',
    '/about-us narrow',
    '/about-us: Menu open narrow',
  ]);
  expect(views.map(({ prefix }) => prefix).slice(0, 3)).toEqual(['home.', 'aboutUs.', '']);
});

test('the messages of a head are seen, though nobody sees them on the page', () => {
  const { start, end } = marksOf('home.meta.title');
  const { view, sightings } = headSightings({
    ...page('home', '/'),
    texts: [{ role: 'page title', marked: `${start}Home${end}` }],
  });
  expect(view).toMatchObject({ href: '/', prefix: 'home.' });
  expect(sightings).toMatchObject([{ id: 'home.meta.title', role: 'page title', text: 'Home', box: null }]);
});

test('a document that waits for its messages keeps all but its page', () => {
  const html = '<body><div id="root" data-kind="home"><main>Words</main></div><script src="/a.js"></script></body>';
  expect(emptied(html)).toBe('<body><div id="root" data-kind="home"></div><script src="/a.js"></script></body>');
  expect(() => emptied('<p>No page</p>')).toThrow('no #root');
});

test('what runs in a page is one script that needs nothing else', async () => {
  const script = await inPageScript();
  expect(script).toContain('measureMessages');
  expect(script).not.toMatch(/^(?:import|export) /m);
});

for (const [what, box, view, area] of [
  [
    'a word in the middle',
    { x: 500, y: 400, width: 40, height: 20 },
    { width: 1024, height: 900 },
    [280, 290, 480, 240],
  ],
  ['a word in the corner', { x: 0, y: 0, width: 40, height: 20 }, { width: 1024, height: 900 }, [0, 0, 480, 240]],
  ['a word at the end', { x: 990, y: 890, width: 30, height: 10 }, { width: 1024, height: 900 }, [544, 660, 480, 240]],
  ['a wide text', { x: 20, y: 300, width: 1000, height: 60 }, { width: 1024, height: 900 }, [0, 210, 1024, 240]],
  ['a word on a phone', { x: 20, y: 300, width: 60, height: 20 }, { width: 390, height: 844 }, [0, 190, 390, 240]],
] as const) {
  test(`the picture of ${what} shows what is around it`, () => {
    const { x, y, width, height } = cropArea(box, view);
    expect([x, y, width, height]).toEqual(area);
  });
}

test('the picture of a very high box shows its beginning', () => {
  const { y, height } = cropArea({ x: 0, y: 1000, width: 300, height: 5000 }, { width: 1024, height: 9000 });
  expect(height).toBeLessThanOrEqual(720);
  expect(y).toBeLessThan(1000);
  expect(y + height).toBeGreaterThan(1000);
});

const factOf = (id: string): MessageFacts => ({
  id,
  file: 'locales/en/home.json',
  line: 1,
  description: 'A <title>. At most 3 characters.',
  limit: 3,
  source: 'Long',
  text: 'Long',
  length: 4,
  terms: [],
  forms: '',
  state: '',
  others: {},
});
const viewOf = (href: string, prefix: string, screen: View['screen'] = 'wide'): View => ({
  title: href,
  path: href,
  href,
  locale: 'en',
  prefix,
  screen,
});
const space = { width: 100, height: 20, lines: 1, fits: 9, more: false };
const sightingOf = (change: Partial<Sighting>): Sighting => ({
  id: 'home.title',
  role: 'h1',
  within: 'main',
  text: 'Long',
  box: { x: 1, y: 2, width: 3, height: 4 },
  isText: true,
  space,
  ...change,
});

test('a message is pictured on its own page, and its room is the least that it has anywhere', () => {
  const facts = new Map(['home.title', 'home.gone'].map((id) => [id, factOf(id)]));
  const home = viewOf('/', 'home.');
  const { contexts, crops } = packOf(facts, [
    { view: viewOf('/other', 'other.'), sightings: [sightingOf({ role: 'link' })], isPictured: true },
    { view: home, sightings: [sightingOf({ space: { ...space, fits: 5 } })], isPictured: true },
    { view: viewOf('/', 'home.', 'narrow'), sightings: [sightingOf({ box: null })], isPictured: false },
    { view: home, sightings: [sightingOf({ role: 'page title', box: null, space: null })], isPictured: false },
  ]);
  expect(crops).toEqual([{ view: home, box: sightingOf({}).box, file: 'pictures/home.title.webp' }]);
  expect(contexts[0]).toMatchObject({
    role: 'h1',
    otherRoles: ['link', 'page title'],
    pages: ['/other', '/'],
    picture: 'pictures/home.title.webp',
    space: { wide: { fits: 5 }, narrow: { fits: 9 } },
  });
  expect(contexts[1]).toMatchObject({ id: 'home.gone', role: '', picture: null, pages: [] });

  expect(missingOf(contexts, [])).toEqual({ missing: ['home.gone'], stale: [] });
  expect(missingOf(contexts, ['home.gone'])).toEqual({ missing: [], stale: [] });
  expect(missingOf(contexts, ['home.gone', 'home.title'])).toEqual({ missing: [], stale: ['home.title'] });

  const sheet = sheetOf(contexts, english, false);
  expect(sheet).toContain('<img src="pictures/home.title.webp"');
  expect(sheet).toContain('A &lt;title&gt;.');
  expect(sheet).toContain('4 of at most 3 characters: too long');
  expect(sheet).toContain('room for 5 characters before it grows');
  expect(sheet).toContain('<li><a href="#home.gone">home.gone</a></li>');
});
