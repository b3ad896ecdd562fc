import { expect, test } from '@playwright/test';
import { clientWordmarks, company } from '../../src/content/company';
import { productStudy } from '../../src/content/caseStudies';
import type { Part } from '../../src/content/parts';
import { team } from '../../src/content/team';
import { everythingLeft, leftIn } from './left';
import { kinds, oldNames } from './oldCompany';

test('leftovers of a part that is off are not listed', () => {
  const of = (off: readonly Part[]) => everythingLeft(off).map(({ file, what }) => `${file}: ${what}`);
  const shown = of(['dueDiligence', 'education', 'product']);
  expect(of([])).toEqual(expect.arrayContaining(shown));
  const part = new RegExp(
    `dueDiligence|(?:: |^)education|product: |${productStudy ?? ' '}|codeftw|aiproof|podcast`,
    'i',
  );
  expect(shown.filter((line) => part.test(line))).toEqual([]);
});

test('on the old company’s site each kind of leftover and each name is found', () => {
  const names: readonly string[] = oldNames.company;
  test.skip(!names.includes(company.name), 'The site is another company’s');
  const fixes = new Set(everythingLeft().map(({ fix }) => fix));
  expect(kinds.filter(({ fix }) => !fixes.has(fix))).toEqual([]);
  const [person] = oldNames.people;
  expect(leftIn('src/content/team.ts', `\n  { id: 'a', name: '${person}' },`)).toMatchObject([{ line: 2 }]);
  expect(leftIn('src/content/team.ts', "  { id: 'a', name: 'Iris Calder' },")).toEqual([]);
  expect(team.map((one) => one.name).toSorted()).toEqual(oldNames.people);
  expect(clientWordmarks.map((one) => one.mark).toSorted()).toEqual(oldNames.wordmarks);
  expect(oldNames.company).toContain(company.product);
});
