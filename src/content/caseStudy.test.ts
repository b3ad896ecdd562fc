import { expect, test } from '@playwright/test';
import { caseStudyRecords } from './case-studies/records';
import { chapterOf } from './caseStudy';

test('the two parts of a case study, around its chapter, hold all of its text', () => {
  for (const [slug, caseStudy] of Object.entries(caseStudyRecords)) {
    const { before, chapter, after } = chapterOf(caseStudy);
    if (chapter === undefined) expect(after, slug).toEqual([]);
    else expect(before.at(-1)?.id, slug).toBe(chapter);
    expect([...before, ...after].map(({ id }) => id)).toEqual(caseStudy.sections.map(({ id }) => id));
  }
});

test('a text without a wide screen after two sections stays whole', () => {
  const sections = [{ id: 'one', screen: 'wide' as const }, { id: 'two' }, { id: 'three', screen: 'low' as const }];
  expect(chapterOf({ sections })).toEqual({ before: sections, chapter: undefined, after: [] });
});
