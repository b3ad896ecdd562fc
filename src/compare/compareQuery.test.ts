import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { type CaseStudySlug, caseStudySlugs } from '../content/caseStudies';
import { compareSearch, readCompareQuery } from './compareQuery';
import { mostCompared, toggled } from './shortlistStore';

const [one, two, three, four, five] = caseStudySlugs as [
  CaseStudySlug,
  CaseStudySlug,
  CaseStudySlug,
  CaseStudySlug,
  CaseStudySlug,
];
const slug = fc.constantFrom(...caseStudySlugs);
const studies = fc.uniqueArray(slug, { maxLength: mostCompared });
const read = (search: string) => readCompareQuery(new URLSearchParams(search));

test('reads the known names, each once, up to four', () => {
  expect(read(`?studies=${one},${two}`).studies).toEqual([one, two]);
  expect(read(`?studies=${two}%2C${one}`).studies).toEqual([two, one]);
  expect(read(`?studies=${one},,constructor,${one},${one.toUpperCase()},nothing`).studies).toEqual([one]);
  expect(read(`?studies=${[one, two, three, four, five].join(',')}`).studies).toEqual([one, two, three, four]);
  expect(read('')).toEqual({ studies: [], onlyDifferences: false, pack: false });
});

test('writes an address that people can read', () => {
  expect(compareSearch({ studies: [one, two], pack: true })).toBe(`?studies=${one},${two}&pack`);
  expect(compareSearch({})).toBe('');
  expect(compareSearch({ studies: [] }, new URLSearchParams(`studies=${one}&pack&source=mail`))).toBe('?source=mail');
});

test('reads every query that it writes, and keeps other parameters', () => {
  const query = fc.record({ studies, onlyDifferences: fc.boolean(), pack: fc.boolean() });
  const others = fc.dictionary(fc.string(), fc.string()).map((entries) => new URLSearchParams(entries));
  fc.assert(
    fc.property(query, others, (asked, params) => {
      for (const name of ['studies', 'differences', 'pack']) params.delete(name);
      const written = new URLSearchParams(compareSearch(asked, params));
      expect(readCompareQuery(written)).toEqual({
        studies: asked.studies,
        onlyDifferences: asked.studies.length > 1 && asked.onlyDifferences,
        pack: asked.studies.length > 0 && asked.pack,
      });
      for (const name of ['studies', 'differences', 'pack']) written.delete(name);
      expect(written.toString()).toBe(params.toString());
    }),
  );
});

test('a toggle adds a case study at the end or removes it; a full list stays the same', () => {
  fc.assert(
    fc.property(studies, slug, (list, one) => {
      const next = toggled(list, one);
      if (list.includes(one)) expect(next).toEqual(list.filter((other) => other !== one));
      else if (list.length < mostCompared) expect(next).toEqual([...list, one]);
      else expect(next).toBe(list);
    }),
  );
});
