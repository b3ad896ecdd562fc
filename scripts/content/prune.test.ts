import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { caseStudies, caseStudySlugs, featuredSlugs } from '../../src/content/caseStudies';
import { caseStudyRecords } from '../../src/content/case-studies/records';
import { services } from '../../src/content/services';
import { test } from '../files/testing/projectCopy';
import { entryKeys, withoutDismissal, withoutEntry, withoutImport, withoutItem } from './sourceEntries';

const named = new Set([...featuredSlugs, ...Object.values(services).flatMap(({ picks }): readonly string[] => picks)]);
const [first = 'zcloud'] = caseStudySlugs;
const slug = caseStudySlugs.find((one) => !named.has(one) && !named.has(caseStudies[one].id)) ?? first;

test('what a removed case study leaves behind is shown, and removed on request', async ({ copy }) => {
  test.slow();
  const list = 'src/content/caseStudies.ts';
  copy.write(
    list,
    copy.read(list).replace(new RegExp(`^  '?${slug}'?: (?:.*,|\\{\\n[\\s\\S]*?\\n  \\},)\\n`, 'm'), ''),
  );
  const figures = 'src/content/figures.ts';
  const before = copy.read(figures);
  copy.insert(figures, '  yearsOfExperience: {', '  lostHats: {\n    value: 1,\n  },\n');
  const files = [
    `src/content/case-studies/${slug}.ts`,
    `locales/en/case-studies/${slug}.json`,
    `packages/product-screens/src/studies/${slug}`,
    `public/images/covers/${slug}-glyph.svg`,
    `public/images/screens/${slug}-${caseStudies[slug].screen}-cover-800.avif`,
    `public/images/portraits/${caseStudyRecords[slug].author.portrait}-96.avif`,
  ];
  const shown = await copy.run('scripts/content/prune.ts');
  for (const file of files) {
    expect(shown.output).toContain(`${file}: is left over`);
    expect(existsSync(join(copy.folder, file)), file).toBe(true);
  }
  expect(shown.output).toContain(`locales/en/compare.json: compare.study.${slug}.hard: is left over`);
  expect(shown.output).toContain(`${figures}: lostHats: is left over: no text has it`);
  const removed = await copy.run('scripts/content/prune.ts', '--write');
  expect(removed).toEqual({ code: 0, output: expect.stringMatching(/Nothing is left over\n$/) });
  for (const file of files) expect(existsSync(join(copy.folder, file)), file).toBe(false);
  expect(copy.read('src/content/case-studies/records.ts')).not.toContain(`'./${slug}'`);
  expect(copy.read('locales/en/compare.json')).not.toContain(`.${slug}.`);
  expect(copy.read(figures)).toBe(before);
});

test('entries, names and imports come out of a source, and nothing else', () => {
  const source = `import { one } from './one';
import { two } from './two';

interface Entry {
  size: number;
}

const list: Record<string, Entry> = {
  /** The first. */
  one,
  'two-b': two,
  three: { size: 3 },
  four: {
    size: 4,
  },
};

const names = [
  'one',
  'two',
] as const;
`;
  expect(entryKeys(source, 'list')).toEqual(['two-b', 'three', 'four']);
  expect(entryKeys(source, 'none')).toEqual([]);
  expect(withoutEntry(source, 'list', 'four')).toBe(source.replace('  four: {\n    size: 4,\n  },\n', ''));
  expect(withoutEntry(source, 'list', 'three')).toBe(source.replace('  three: { size: 3 },\n', ''));
  expect(withoutEntry(source, 'list', 'size')).toBe(source);
  expect(withoutItem(source, 'two')).toBe(source.replace("  'two',\n", ''));
  const table = "import Two from './two.svg';\n\nconst list = {\n  'two-b': Two,\n};\n";
  expect(withoutImport(table, './two.svg')).toBe('\nconst list = {\n};\n');
  expect(withoutImport(source, './two')).toBe(
    source.replace("import { two } from './two';\n", '').replace("  'two-b': two,\n", ''),
  );
  expect(withoutImport(source, './three')).toBe(source);
  const json =
    '{\n  "dismissed": [\n    { "locale": "es", "key": "a.b", "rule": "x" },\n    { "locale": "es", "key": "a.c", "rule": "x" }\n  ]\n}\n';
  expect(JSON.parse(withoutDismissal(json, 'a.c'))).toEqual({ dismissed: [{ locale: 'es', key: 'a.b', rule: 'x' }] });
});
