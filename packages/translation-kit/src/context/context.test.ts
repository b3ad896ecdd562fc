import { expect, test } from '@playwright/test';
import { cropArea } from './crops';
import type { Sighting } from './measure';
import { parseContextOptions } from './options';
import { missingOf, packOf } from './pack';
import { sheetOf } from './sheet';
import { type View, viewsOf } from './views';
import { type MessageFacts, messageFactsOf } from '../marks/messageFacts';
import { limitOf } from '../../../../scripts/messages/check/rules/length';
import { allPages, routes } from '../../../../src/routes';
import { StartError } from '../../../../scripts/server/listen';

const all = parseContextOptions([]);

test('every page of a language and every state is looked at, wide before narrow', () => {
  const views = viewsOf(all);
  const pages = views.filter(({ state, screen }) => state === undefined && screen === 'wide');
  expect(pages.map(({ href }) => href)).toEqual([...routes.map(({ path }) => path), '/404']);
  expect(pages).toHaveLength(allPages().filter(({ locale }) => locale === 'en').length);
  const titlesAt = (at: string) => views.filter(({ screen }) => screen === at).map(({ title }) => title);
  expect(titlesAt('wide')).toContain('/about-us: Services open in the header');
  expect(titlesAt('narrow')).toContain('/about-us: Menu open');
  expect(titlesAt('wide')).not.toContain('/about-us: Menu open');
  expect(views.findIndex(({ screen }) => screen === 'narrow')).toBe(titlesAt('wide').length);
});

test('options narrow it down, and a wrong one is refused with a reason', () => {
  const some = parseContextOptions(['--route', '/referral', '--locale', 'en']);
  expect(some).toEqual({ locale: 'en', paths: ['/referral'], isWhole: false });
  expect(new Set(viewsOf(some).map(({ path }) => path))).toEqual(new Set(['/referral']));
  for (const args of [['--route', '/nowhere'], ['--locale', 'xx'], ['--wide']]) {
    expect(() => parseContextOptions(args)).toThrow(StartError);
  }
});

test('a description ends with its limit', () => {
  expect(limitOf('A title. At most 60 characters.')).toBe(60);
  expect(limitOf('At most 60 characters. And more.')).toBeNull();
});

test('every message knows its file and its line there', () => {
  const title = messageFactsOf('en').get('service.ai.meta.title');
  expect(title?.file).toBe('locales/en/services/ai.json');
  expect(title?.line).toBeGreaterThan(1);
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
});
const viewOf = (href: string, prefix: string, screen: View['screen'] = 'wide'): View => ({
  title: href,
  path: href,
  href,
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

  const sheet = sheetOf(contexts, 'en');
  expect(sheet).toContain('<img src="pictures/home.title.webp"');
  expect(sheet).toContain('A &lt;title&gt;.');
  expect(sheet).toContain('4 of at most 3 characters: too long');
  expect(sheet).toContain('room for 5 characters before it grows');
  expect(sheet).toContain('<li><a href="#home.gone">home.gone</a></li>');
});
