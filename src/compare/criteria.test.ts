import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { caseStudySlugs } from '../content/caseStudies';
import { caseStudyRecords } from '../content/caseStudyRecords';
import { criteria, factOf, industriesOf, rowsOf, servicesOf } from './criteria';

const chosen = fc.uniqueArray(fc.constantFrom(...caseStudySlugs), { minLength: 2, maxLength: 4 });

test('every tag of a case study is an industry or a service, and it has both', () => {
  for (const slug of caseStudySlugs) {
    expect(new Set([...industriesOf(slug), ...servicesOf(slug)])).toEqual(new Set(caseStudyRecords[slug].tags));
    expect(industriesOf(slug)).not.toEqual([]);
    expect(servicesOf(slug)).not.toEqual([]);
  }
});

test('a row is hidden only if all chosen case studies have the same fact', () => {
  fc.assert(
    fc.property(chosen, (slugs) => {
      const shown = rowsOf(slugs, true);
      for (const criterion of criteria) {
        const [first = '', ...others] = slugs.map((slug) => factOf(criterion, slug));
        expect(shown.includes(criterion)).toBe(others.some((fact) => fact !== first));
      }
      expect(rowsOf(slugs.toReversed(), true)).toEqual(shown);
    }),
  );
});

test('every row is visible if equal rows are not hidden, or if there is only one case study', () => {
  expect(rowsOf(caseStudySlugs, false)).toEqual(criteria);
  for (const slug of caseStudySlugs) expect(rowsOf([slug], true)).toEqual(criteria);
});
