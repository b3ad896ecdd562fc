import { expect, test } from '@playwright/test';
import { parseSettings } from '../settings/settings';
import { parseCatalog } from './catalogs';
import { factInliner, factsOf } from './inlineFacts';
import { messagesOf, versionOf } from './pageMessages';

const inlineFacts = factInliner('en', factsOf(parseSettings({})));

const catalogOf = (defaultMessage: string) =>
  parseCatalog(JSON.stringify({ 'aboutUs.title': { defaultMessage, description: 'A title.' } }), 'about-us', 'en');

test('a page without its messages, and a plural of a fact that is no number, are errors', () => {
  const catalogs = new Map([['about-us', catalogOf('{company, plural, one {one} other {more}}')]]);
  for (const start of ['nothing', 'aboutUs.card', 'aboutUs.ti']) {
    expect(() => messagesOf([start], catalogs, inlineFacts)).toThrow(`starts with "${start}.", which a page needs`);
  }
  expect(() => messagesOf(['aboutUs'], catalogs, inlineFacts)).toThrow(
    'locales/en/about-us.json: aboutUs.title: {company} is no number, so it has no plural',
  );
});

test('the version of the messages changes with any message or fact', () => {
  const versions = [
    versionOf([catalogOf('Hello')], { tags: ['tech'] }),
    versionOf([catalogOf('Hello!')], { tags: ['tech'] }),
    versionOf([catalogOf('Hello')], { tags: ['pet'] }),
  ];
  expect(new Set(versions).size).toBe(3);
  expect(versionOf([catalogOf('Hello')], { tags: ['tech'] })).toBe(versions[0]);
});
