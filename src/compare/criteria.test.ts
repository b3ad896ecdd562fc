import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { caseStudySlugs } from '../content/caseStudies';
import { caseStudyRecords } from '../content/caseStudyRecords';
import { figures } from '../content/figures';
import { criteria, factOf, industriesOf, rowsOf, servicesOf } from './criteria';

const chosen = fc.uniqueArray(fc.constantFrom(...caseStudySlugs), { minLength: 2, maxLength: 4 });

test('every tag of a case study is an industry or a service, and it has both', () => {
  for (const slug of caseStudySlugs) {
    expect(new Set([...industriesOf(slug), ...servicesOf(slug)])).toEqual(new Set(caseStudyRecords[slug].tags));
    expect(industriesOf(slug)).not.toEqual([]);
    expect(servicesOf(slug)).not.toEqual([]);
  }
});

test('every case study says how many people worked on it and for how long', () => {
  for (const { effort } of Object.values(caseStudyRecords)) {
    for (const value of Object.values(effort)) expect(Number.isInteger(value) && value > 0).toBe(true);
  }
  const months = Object.values(caseStudyRecords).map(({ effort }) => effort.months);
  expect(Math.min(...months)).toBeLessThan(figures.deliveryMonths.value);
});

test('a row is hidden exactly where all chosen case studies have the same fact', () => {
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

test('every row shows where they are not to be hidden, and where there is nothing to compare with', () => {
  expect(rowsOf(caseStudySlugs, false)).toEqual(criteria);
  for (const slug of caseStudySlugs) expect(rowsOf([slug], true)).toEqual(criteria);
});

test('words of their own are never equal, and the order of a list is no difference', () => {
  for (const criterion of ['problem', 'outcome', 'hard', 'after'] as const) {
    expect(new Set(caseStudySlugs.map((slug) => factOf(criterion, slug))).size).toBe(caseStudySlugs.length);
  }
  for (const slug of caseStudySlugs) {
    expect(factOf('services', slug).split(',')).toEqual(servicesOf(slug).toSorted());
    for (const other of caseStudySlugs.filter((one) => one !== slug)) {
      const [one, two] = [caseStudyRecords[slug].effort, caseStudyRecords[other].effort];
      expect(rowsOf([slug, other], true).includes('team')).toBe(one.people !== two.people);
      expect(rowsOf([slug, other], true).includes('duration')).toBe(one.months !== two.months);
    }
  }
});
