import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { type CaseStudySlug, caseStudySlugs, featuredCaseStudies, followingCaseStudy, slugOfId } from './caseStudies';
import { nextStudyIndex, splitServices } from './caseStudy';
import { caseStudyRecords } from './caseStudyRecords';
import { filterOf, readStudyQuery, studiesShown, writeStudyQuery } from './caseStudyList';
import { industryTags, serviceTags } from './tags';
import { technologyImage } from './technologies';
import { readCatalogs } from '../../scripts/messages/catalogs';
import { locales } from '../i18n/locales';

const tags = [...industryTags, ...serviceTags];
const tagsOf = (slug: CaseStudySlug) => caseStudyRecords[slug].tags;
const featured = featuredCaseStudies.map(slugOfId);
const catalogs = readCatalogs('en');

test.describe('the list', () => {
  test('hides the other case studies until the visitor asks for all', () => {
    expect(studiesShown({ filter: 'all', showAll: false })).toEqual([]);
    const others = studiesShown({ filter: 'all', showAll: true });
    expect(new Set([...others, ...featured])).toEqual(new Set(caseStudySlugs));
    expect(others).toHaveLength(caseStudySlugs.length - featured.length);
  });

  test('shows every match of each filter, with or without `show=all`', () => {
    for (const filter of tags) {
      const matches = caseStudySlugs.filter((slug) => tagsOf(slug).includes(filter));
      expect(matches, filter).not.toEqual([]);
      for (const showAll of [false, true]) expect(studiesShown({ filter, showAll })).toEqual(matches);
    }
  });

  test('reads every address that it writes, and keeps other parameters', () => {
    for (const query of [
      ...tags.map((filter) => ({ filter, showAll: false })),
      { filter: 'all', showAll: true } as const,
    ]) {
      const params = writeStudyQuery(new URLSearchParams('source=mail'), query);
      expect(readStudyQuery(params)).toEqual(query);
      expect(params.get('source')).toBe('mail');
    }
    const all = writeStudyQuery(new URLSearchParams(`filter=${tags[0]}&show=all`), { filter: 'all', showAll: false });
    expect(all.toString()).toBe('');
  });

  test('an unknown filter shows all case studies', () => {
    for (const name of [null, '', tags[0]?.toUpperCase() ?? '', 'toString', 'constructor'])
      expect(filterOf(name)).toBe('all');
  });
});

test('code in a drawing fits into its space in the widest common font, Apple’s SF Mono', () => {
  const letterWidth = 1266 / 2048;
  const words = caseStudySlugs.flatMap((slug) => caseStudyRecords[slug].sections.flatMap(({ words = [] }) => words));
  const tooWide = words.filter(({ code = '', size = 28, room }) => code.length * size * letterWidth > room);
  expect(tooWide).toEqual([]);
});

test.describe('the next study', () => {
  test('follows in order, from the last to the first', () => {
    const following = caseStudySlugs.map(followingCaseStudy);
    expect(following).toEqual([...caseStudySlugs.slice(1), caseStudySlugs[0]]);
  });

  test('is never the current one', () => {
    const situation = fc
      .tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.integer({ min: 2, max: 40 }))
      .chain(([random, count]) => fc.tuple(fc.constant(random), fc.nat(count - 1), fc.constant(count)));
    fc.assert(
      fc.property(situation, ([random, current, count]) => {
        const next = nextStudyIndex(random, current, count);
        return next !== undefined && next !== current && next >= 0 && next < count && Number.isInteger(next);
      }),
    );
  });

  test('is the one after the current one if the random number picks the current one', () => {
    expect(nextStudyIndex(0.99, 2, 3)).toBe(0);
    expect(nextStudyIndex(0, 0, 3)).toBe(1);
  });

  test('is undefined if there is only one case study', () => {
    expect(nextStudyIndex(0, 0, 1)).toBeUndefined();
  });
});

test('services are split at commas and trimmed; empty ones are removed', () => {
  expect(splitServices(' Web development ,Product design,, Meteor, ')).toEqual([
    'Web development',
    'Product design',
    'Meteor',
  ]);
  expect(splitServices(' , ')).toEqual([]);
});

test('a picture of a technology is a PNG unless its key names a WebP file', () => {
  expect(technologyImage('react')).toBe('/images/tech/react.png');
  expect(technologyImage('blaze.webp')).toBe('/images/tech/blaze.webp');
});

test('every language lists as many services of a case study as English', () => {
  // A translation without a comma would join two services.
  for (const locale of locales) {
    for (const [name, { texts }] of readCatalogs(locale)) {
      const key = `${name.replace('case-studies/', 'caseStudy.')}.services`;
      const [ours, theirs] = [texts.get(key), catalogs.get(name)?.texts.get(key)];
      if (ours === undefined || theirs === undefined) continue;
      expect(splitServices(ours), `${locale} ${key}`).toHaveLength(splitServices(theirs).length);
    }
  }
});
