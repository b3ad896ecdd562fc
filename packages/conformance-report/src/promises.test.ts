import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { markProblems, unprovedPromises } from './promises';

const guides = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)];
const read = (file: string) => readFileSync(file, 'utf8');

for (const guide of guides) {
  test(`what ${guide} marks as proved is proved by a spec`, () => {
    expect(markProblems(read(guide))).toEqual([]);
  });
}

test('no sentence of the README promises something without naming the spec that proves it', () => {
  expect(unprovedPromises(read('README.md'))).toEqual([]);
});

test('a promise that nothing proves is found, wherever it stands', () => {
  const promises = ['It never fails.', 'Every page is fast.', 'any host will do', 'Complete without words:'];
  const guide = `# A guide\n\nIt works. ${promises[0]} Try it.\n\n- ${promises[1]}\n\n| a | ${promises[2]} |\n\n${promises[3]} see below.\n`;
  expect(unprovedPromises(guide)).toEqual(promises);
  expect(unprovedPromises(guide.replaceAll(/(never fails\.|fast\.|do|words:)/g, '$1[^a]'))).toEqual([]);
  const list =
    '# A guide\n\n## What it promises\n\n- It is quick,\n  and small.\n- It is kind.[^a]\n\n## More\n\n- It is here.\n';
  expect(unprovedPromises(list)).toEqual(['- It is quick,\n  and small.']);
  expect(unprovedPromises('    npm test      # runs every check\n\n`every.ts`\n\n[^a]: every spec\n')).toEqual([]);
});

test('a mark without a note, a note without a mark, and a note without a spec are found', () => {
  const spec = 'e2e/header.spec.ts';
  const guide = (note: string) => `It holds.[^a]\n\n[^a]: ${note}\n`;
  for (const [text, problems] of [
    [guide(`\`${spec}\`, \`${spec} › the skip link is the first stop\``), []],
    ['It holds.[^a]\n', ['[^a] has no note']],
    [`It holds.\n\n[^a]: \`${spec}\`\n`, ['[^a] is a note that nothing is marked with']],
    [guide(''), ['[^a] names no spec']],
    [guide(`\`${spec}\` and hope`), ['[^a] says more than specs']],
    [guide('`e2e/nowhere.spec.ts`'), ['[^a]: e2e/nowhere.spec.ts: there is no spec e2e/nowhere.spec.ts']],
    [guide(`\`${spec} › magic\``), [`[^a]: ${spec} › magic: no test of ${spec} has such a title`]],
  ] as const) {
    expect(markProblems(text)).toEqual(problems);
  }
});
