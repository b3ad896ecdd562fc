import { expect, test } from '@playwright/test';
import { ofPart } from '../../src/content/parts';
import { type Locale, locales, sourceLocale } from '../../src/i18n/locales';
import { routeAt, routes } from '../../src/paths';
import { type Catalogs, readCatalogs } from './catalogs';
import { completeLanguages } from './completeCatalogs';
import { translatedShare, unpublishedPages } from './publishing';

const source = readCatalogs(sourceLocale);
const route = routeAt('/about-us');

/** The source's catalogs without some keys, for a language that lacks these messages. */
const without = (isMissing: (key: string) => boolean): Catalogs =>
  new Map(
    [...source].map(([name, catalog]) => [
      name,
      { ...catalog, entries: new Map([...catalog.entries].filter(([key]) => !isMissing(key))) },
    ]),
  );

const [, other = sourceLocale] = locales;
const oneLanguage = [other === sourceLocale, 'The site has one language'] as const;

const languages = (translated: Catalogs): ReadonlyMap<Locale, Catalogs> =>
  new Map(locales.map((locale) => [locale, locale === other ? translated : source]));

test('a page is published when almost all of its words are translated', () => {
  test.skip(...oneLanguage);
  expect(unpublishedPages(languages(source))).toEqual({});
  const none = without(() => true);
  expect(translatedShare(route, none, source)).toBe(0);
  // Only this page has the message.
  const almost = without((key) => key === 'aboutUs.hero.lead');
  expect(translatedShare(route, almost, source)).toBeGreaterThan(0.95);
  expect(unpublishedPages(languages(almost))).toEqual({});
  // A page also needs the messages of every page, so a language without its own words has some of them.
  expect(unpublishedPages(languages(without((key) => key.startsWith('aboutUs.'))))).toEqual({ [other]: ['aboutUs'] });
  // Every page needs the menu.
  expect(unpublishedPages(languages(without((key) => key.startsWith('common.'))))[other]).toHaveLength(routes.length);
});

test('a page whose title is in another language is not published', () => {
  test.skip(...oneLanguage);
  for (const part of ['title', 'description']) {
    const translated = without((key) => key === `aboutUs.meta.${part}`);
    expect(unpublishedPages(languages(translated))).toEqual({ [other]: ['aboutUs'] });
  }
});

test('a missing message is replaced by the source’s, which is marked', () => {
  test.skip(...oneLanguage);
  const translated = without((key) => key === 'aboutUs.hero.lead');
  const words = completeLanguages(languages(translated)).get(other)?.get('about-us');
  expect(words?.entries.get('aboutUs.hero.lead')).toEqual([
    { type: 8, value: 'fallback', children: source.get('about-us')?.entries.get('aboutUs.hero.lead') },
  ]);
  expect(words?.entries.get('aboutUs.meta.title')).toEqual(source.get('about-us')?.entries.get('aboutUs.meta.title'));
  // The language has no catalog at all.
  const none = completeLanguages(languages(new Map())).get(other);
  expect([...(none?.keys() ?? [])]).toEqual([...source.keys(), ...ofPart('dueDiligence', 'days')]);
});
