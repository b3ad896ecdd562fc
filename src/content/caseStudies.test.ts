import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { type CaseStudySlug, caseStudySlugs, featuredCaseStudies, followingCaseStudy, slugOfId } from './caseStudies';
import { nextStudyIndex, splitServices } from './caseStudy';
import { caseStudyRecords } from './caseStudyRecords';
import { filterOf, readStudyQuery, studiesShown, writeStudyQuery } from './caseStudyList';
import { industryTags, serviceTags } from './tags';
import { technologyImage } from './technologies';
import { messageId } from '../i18n/messageId';
import { readCatalogs } from '../../scripts/messages/catalogs';
import { messagesIn } from '../../scripts/messages/testing/messagesIn';
import { locales, sourceLocale } from '../i18n/locales';

const message = messagesIn(sourceLocale);

const tags = [...industryTags, ...serviceTags];
const tagsOf = (slug: CaseStudySlug) => caseStudyRecords[slug].tags;
const featured = featuredCaseStudies.map(slugOfId);
const catalogs = readCatalogs('en');
const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.describe('the list', () => {
  test('hides what is not featured until it is asked for', () => {
    expect(studiesShown({ filter: 'all', showAll: false })).toEqual([]);
    const others = studiesShown({ filter: 'all', showAll: true });
    expect(new Set([...others, ...featured])).toEqual(new Set(caseStudySlugs));
    expect(others).toHaveLength(caseStudySlugs.length - featured.length);
  });

  test('shows every match of each filter, whether or not all are asked for', () => {
    for (const filter of tags) {
      const matches = caseStudySlugs.filter((slug) => tagsOf(slug).includes(filter));
      expect(matches, filter).not.toEqual([]);
      for (const showAll of [false, true]) expect(studiesShown({ filter, showAll })).toEqual(matches);
    }
  });

  test('shows featured studies with a filter', () => {
    for (const filter of featured.flatMap(tagsOf)) {
      const shown = studiesShown({ filter, showAll: false });
      expect(shown).toEqual(expect.arrayContaining(featured.filter((slug) => tagsOf(slug).includes(filter))));
    }
  });

  test('reads back every address that it writes, and leaves the rest of it alone', () => {
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

  test('takes an unknown filter as all', () => {
    for (const name of [null, '', tags[0]?.toUpperCase() ?? '', 'toString', 'constructor'])
      expect(filterOf(name)).toBe('all');
  });
});

test.describe('the next study', () => {
  test('follows in order, from the last to the first', () => {
    const following = caseStudySlugs.map(followingCaseStudy);
    expect(following).toEqual([...caseStudySlugs.slice(1), caseStudySlugs[0]]);
  });

  test('is any but the current one', () => {
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

  test('can be every other one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), fc.nat(), (count, seed) => {
        const current = seed % count;
        const reached = new Set(counted(count).map((one) => nextStudyIndex((one - 0.5) / count, current, count)));
        return reached.size === count - 1;
      }),
    );
  });

  test('is the one after the current one where chance picks that', () => {
    expect(nextStudyIndex(0.99, 2, 3)).toBe(0);
    expect(nextStudyIndex(0, 0, 3)).toBe(1);
  });

  test('is none where there is only one', () => {
    expect(nextStudyIndex(0, 0, 1)).toBeUndefined();
  });
});

test('services are split at commas, trimmed, and empty ones dropped', () => {
  expect(splitServices(' Web development ,Product design,, Meteor, ')).toEqual([
    'Web development',
    'Product design',
    'Meteor',
  ]);
  expect(splitServices(' , ')).toEqual([]);
});

test('every case study tells a whole story in sections that an address can name, and names its services', () => {
  for (const slug of caseStudySlugs) {
    const prefix = `caseStudy.${slug}` as const;
    const names = caseStudyRecords[slug].sections.map(({ id }) => id);
    expect(new Set(names).size, slug).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/);
    // Its headings, paragraphs and list items; not the words of its screens and videos.
    const sectionIds = names.map((name) => `${prefix}.${name}.`);
    const ids = [...(catalogs.get(`case-studies/${slug}`)?.entries.keys() ?? [])].filter((id) =>
      sectionIds.some(
        (section) => id.startsWith(section) && /^(?:heading|\d+|item\d+)$/.test(id.slice(section.length)),
      ),
    );
    expect(new Set(ids.map((id) => id.slice(0, id.lastIndexOf('.') + 1)))).toEqual(new Set(sectionIds));
    const count = ids.flatMap((id) => message(messageId(id)).split(/\s+/)).length;
    expect(count, slug).toBeGreaterThanOrEqual(450);
    expect(count, slug).toBeLessThanOrEqual(800);
    expect(splitServices(message(`${prefix}.services`)), slug).not.toEqual([]);
  }
});

test('a picture of a technology is a PNG unless its key names a WebP file', () => {
  expect(technologyImage('react')).toBe('/images/tech/react.png');
  expect(technologyImage('blaze.webp')).toBe('/images/tech/blaze.webp');
});

test('every language lists as many services of a case study as English', () => {
  // A translation without one of the commas would show two services as one.
  for (const locale of locales) {
    for (const [name, { texts }] of readCatalogs(locale)) {
      const key = `${name.replace('case-studies/', 'caseStudy.')}.services`;
      const [ours, theirs] = [texts.get(key), catalogs.get(name)?.texts.get(key)];
      if (ours === undefined || theirs === undefined) continue;
      expect(splitServices(ours), `${locale} ${key}`).toHaveLength(splitServices(theirs).length);
    }
  }
});
