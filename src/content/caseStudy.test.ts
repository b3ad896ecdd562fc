import { expect, test } from '@playwright/test';
import { caseStudyRecords } from './case-studies/records';
import { partsOf } from './caseStudy';

test('the parts of a case study hold all of its text, each up to its picture', () => {
  for (const [slug, caseStudy] of Object.entries(caseStudyRecords)) {
    const parts = partsOf(caseStudy);
    expect(parts.flatMap(({ sections }) => sections)).toEqual(caseStudy.sections);
    for (const { sections } of parts) {
      expect(
        sections.slice(0, -1).every(({ drawing, screen }) => drawing === undefined && screen === undefined),
        slug,
      ).toBe(true);
    }
    for (const { sections } of parts.slice(0, -1))
      expect(sections.at(-1)?.drawing ?? sections.at(-1)?.screen, slug).toBeDefined();
    expect(parts.filter(({ isChapter }) => isChapter).length, slug).toBeLessThanOrEqual(1);
  }
});

test('a text without a large picture after two sections has no chapter', () => {
  const [one, two, three] = [
    { id: 'one', drawing: 'wide' as const },
    { id: 'two' },
    { id: 'three', drawing: 'low' as const },
  ];
  expect(partsOf({ sections: [one, two, three] })).toEqual([
    { sections: [one], isChapter: false },
    { sections: [two, three], isChapter: false },
  ]);
});
