import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { caseStudySlugs, featuredSlugs, hasCaseStudy } from '../../src/content/caseStudies';
import { services } from '../../src/content/services';
import { routes } from '../../src/paths';
import { parseSettings } from '../settings/settings';
import { parseCatalog } from './catalogs';
import { factFolder, factsOf } from './foldFacts';
import { messagesOf, messageStartsOf, recordsOf, versionOf } from './pageMessages';

const fold = factFolder('en', factsOf(parseSettings({})));

const catalogOf = (defaultMessage: string) =>
  parseCatalog(JSON.stringify({ 'aboutUs.title': { defaultMessage, description: 'A title.' } }), 'about-us', 'en');

test('a page has the records of the case studies that it shows, whole or as a card, and no others', () => {
  for (const route of routes) {
    const ids = Object.keys(recordsOf(route.id, messageStartsOf(route)));
    const [whole, cards] = [ids.filter((id) => !id.endsWith('.card')), ids.filter((id) => id.endsWith('.card'))];
    const isList = route.page === 'caseStudies' || route.page === 'compare';
    const { picks = [], proof } = route.page === 'service' ? services[route.slug] : {};
    const picked = new Set([...picks.filter(hasCaseStudy), ...(proof ? [proof.study] : [])]).size;
    const shown = isList ? caseStudySlugs.length : { caseStudy: 2, home: 4 }[route.page as string];
    expect(cards, route.id).toHaveLength(shown ?? picked);
    if (route.page === 'compare') expect(whole).toHaveLength(caseStudySlugs.length);
    else expect(whole).toEqual(route.page === 'caseStudy' ? [route.id] : []);
  }
  expect(Object.keys(recordsOf('contact', ['contact']))).toEqual([`caseStudy.${featuredSlugs[0]}.card`]);
});

test('a page without its messages, and a plural of a fact that is no number, are errors', () => {
  const catalogs = new Map([['about-us', catalogOf('{company, plural, one {one} other {more}}')]]);
  for (const start of ['nothing', 'aboutUs.card', 'aboutUs.ti']) {
    expect(() => messagesOf([start], catalogs, fold)).toThrow(`starts with "${start}.", which a page needs`);
  }
  expect(() => messagesOf(['aboutUs'], catalogs, fold)).toThrow(
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

test('git merges ledgers line by line', () => {
  expect(readFileSync('.gitattributes', 'utf8')).toContain('locales/ledgers/*.jsonl merge=union\n');
});
