import { expect, test } from '@playwright/test';
import { clientWordmarks, company } from '../../src/content/company';
import { productStudy } from '../../src/content/caseStudies';
import type { Part } from '../../src/content/parts';
import { team } from '../../src/content/team';
import { everythingLeft, leftIn } from './left';
import { kinds, oldNames } from './oldCompany';

const [name] = oldNames.company;
const [person] = oldNames.people;
const [mark] = oldNames.wordmarks;

/** A line of each kind, and what an owner makes of it. */
const changes = [
  ['src/content/company.ts', "    hosting: 'https://zcloud.example/',", "    hosting: 'https://harborcloud.dk/',"],
  ['src/content/company.ts', `  name: '${name}',`, "  name: 'Harbor & Pine',"],
  ['src/content/company.ts', `  { name: 'x', mark: '${mark}' },`, "  { name: 'Skagen', mark: 'skagen' },"],
  ['src/theme/mark.svg', `  <title>The mark of ${name}</title>`, '  <title>A harbor</title>'],
  [
    'src/content/figures.ts',
    '  answers: { value: 2,\n source: 10 },',
    "  answers: { value: 2,\n source: 'Our books' },",
  ],
  ['src/content/team.ts', `  { id: 'a', name: '${person}' },`, "  { id: 'a', name: 'Iris Calder' },"],
  ['src/content/caseStudyCards.ts', "  origin: 'sample',", "  origin: 'real',"],
  ['src/content/services/a.ts', "  origin: 'sample',", "  origin: 'real',"],
  ['src/content/dueDiligence.ts', "{ id: 'escrow', ...ofSample },", "{ id: 'escrow', asOf: '2027-01-04' },"],
  ['src/content/conformance.ts', "asOf: '2026-11-26', ", "asOf: '2027-01-04', "],
  ['src/content/termsSections.ts', "  'sampleContent',", "  'liability',"],
  ['locales/en/terms-and-conditions.json', 'what is sample content and what', 'and what'],
  [
    'locales/en/compare.json',
    '"compare.pack.people.text": {\n "defaultMessage": "Who. People are fictional."',
    '"compare.pack.people.text": {\n "defaultMessage": "Who."',
  ],
  [
    'locales/en/terms-and-conditions.json',
    '"The law of the place where {company} has its registered office"',
    '"The law of Denmark"',
  ],
  [
    'locales/en/a.json',
    `"a.b": {\n "defaultMessage": "Visit ${name}",`,
    '"a.b": {\n "defaultMessage": "Visit {company}",',
  ],
] as const;

test('every kind of leftover is listed with its line, and no more once its owner has changed it', () => {
  const found = changes.map(([file, before]) => leftIn(file, `\n${before}`));
  expect(found.flat().map(({ fix }) => fix)).toEqual(kinds.map(({ fix }) => fix));
  expect(found.map(([{ line } = { line: 0 }]) => line)).toEqual(changes.map(() => 2));
  for (const [file, , after] of changes) expect(leftIn(file, after), after).toEqual([]);
});

test('nothing is listed of a part that is off', () => {
  const of = (off: readonly Part[]) => everythingLeft(off).map(({ file, what }) => `${file}: ${what}`);
  const shown = of(['dueDiligence', 'education', 'product']);
  expect(of([])).toEqual(expect.arrayContaining(shown));
  const part = new RegExp(
    `dueDiligence|(?:: |^)education|product: |${productStudy ?? ' '}|codeftw|aiproof|podcast`,
    'i',
  );
  expect(shown.filter((line) => part.test(line))).toEqual([]);
});

test('as long as the site is the old company’s, each kind finds its own, and each of its names is known', () => {
  const names: readonly string[] = oldNames.company;
  test.skip(!names.includes(company.name), 'The site is another company’s');
  const fixes = new Set(everythingLeft().map(({ fix }) => fix));
  expect(kinds.filter(({ fix }) => !fixes.has(fix))).toEqual([]);
  expect(team.map((one) => one.name).toSorted()).toEqual(oldNames.people);
  expect(clientWordmarks.map((one) => one.mark).toSorted()).toEqual(oldNames.wordmarks);
  expect(oldNames.company).toContain(company.product);
});
