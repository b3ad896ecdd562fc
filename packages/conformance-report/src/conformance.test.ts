import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import ace from 'accessibility-checker-engine/ace-node.js';
import { type Claim, claims } from './claims';
import { lastResults, type Result, type Run } from './evidence';
import { proofProblems } from './proofs';
import { conformanceReport } from './report';
import { type Site } from './site';
import { verdictOf } from './verdict';
import { wcag22 } from './wcag22';

/** Where the list of another tool is not W3C's (https://www.w3.org/TR/WCAG22/), and what it has. */
const itsErrors: Record<string, string> = {
  '1.4.4': '1.4.4 Resize text AA',
  '2.5.7': '2.5.7 Dragging Movement AA',
  '2.5.8': '2.5.8 Minimum Target Size AA',
  '3.2.6': '3.2.6 Consistent Help AA',
  '3.3.7': '3.3.7 Redundant Entry AA',
};

test('the criteria of A and AA are those that another tool lists, by number, name and level', () => {
  const guideline = new ace.Checker().getGuidelines().find(({ id }) => id === 'WCAG_2_2');
  const listed = guideline?.checkpoints.map(({ num, name, wcagLevel }) => [num, name, wcagLevel].join(' '));
  const ours = wcag22.filter(([, , level]) => level !== 'AAA');
  expect(ours.map((criterion) => itsErrors[criterion[0]] ?? criterion.join(' '))).toEqual(listed);
});

test('WCAG 2.2 has 86 criteria, and one that it has dropped', () => {
  const count = (wanted: string) => wcag22.filter(([, , level]) => level === wanted).length;
  expect([count('A'), count('AA'), count('AAA')]).toEqual([31 + 1, 24, 31]);
  const numbers = wcag22.map(([number]): string => number);
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('every criterion of A and AA is spoken of, and of AAA what tests prove', () => {
  const silent = wcag22.filter(([number, , level]) => level !== 'AAA' && !(number in claims)).map(([number]) => number);
  expect(silent).toEqual([]);
  const bare = wcag22.filter(([number, , level]) => {
    const spoken = claims[number];
    return level === 'AAA' && spoken !== undefined && (spoken.provedBy ?? []).length === 0;
  });
  expect(bare).toEqual([]);
  // What no test proves and is not out of the question is left to people, in words.
  const unspoken = Object.entries(claims).filter(
    ([, { provedBy, notApplicable, people }]) => provedBy === undefined && !notApplicable && people === undefined,
  );
  expect(unspoken).toEqual([]);
});

test('every proof of a criterion is a spec, and a title in it', () => {
  const proofs = new Set(Object.values(claims).flatMap(({ provedBy = [] }) => provedBy));
  expect(proofs.size).toBeGreaterThan(40);
  expect([...proofs].flatMap(proofProblems)).toEqual([]);

  const spec = 'e2e/navigation/header.spec.ts';
  expect(proofProblems('e2e/nowhere.spec.ts')).toEqual(['e2e/nowhere.spec.ts: there is no spec e2e/nowhere.spec.ts']);
  expect(proofProblems('e2e/words.ts')).toEqual(['e2e/words.ts: there is no spec e2e/words.ts']);
  expect(proofProblems(`${spec} › no such title`)).toEqual([
    `${spec} › no such title: no test of ${spec} has such a title`,
  ]);
});

const result = (outcome: Result['outcome'], title = 'a b', engine: Result['engine'] = 'chromium'): Result => ({
  engine,
  version: '1',
  project: 'desktop',
  file: 'e2e/a.spec.ts',
  title,
  outcome,
});

const claim: Claim = { here: 'Here.', provedBy: ['e2e/a.spec.ts › a', 'e2e/a.spec.ts › c'] };

test('a criterion is only supported when every proof has passed, and none has failed in any engine', () => {
  const both = [result('passed'), result('passed', 'c')];
  const cases: readonly (readonly [what: string, claim: Claim, results: Result[], level: string])[] = [
    ['all passed', claim, both, 'Supports'],
    ['one skipped beside one that passed', claim, [...both, result('skipped', 'a b', 'firefox')], 'Supports'],
    ['one failed in another engine', claim, [...both, result('failed', 'a b', 'webkit')], 'Partially Supports'],
    ['all failed', claim, [result('failed'), result('failed', 'c')], 'Does Not Support'],
    ['none ran', claim, [], 'Not Evaluated'],
    ['one did not run', claim, [result('passed')], 'Not Evaluated'],
    ['one skipped everywhere', claim, [result('passed'), result('skipped', 'c')], 'Not Evaluated'],
    ['no proof', { here: 'Here.', people: 'Looking' }, both, 'Not Evaluated'],
    ['a shortfall is known', { ...claim, shortfall: 'Much.' }, both, 'Partially Supports'],
    ['not applicable', { here: 'Nothing.', notApplicable: true }, [], 'Not Applicable'],
    ['not applicable, as a test shows', { ...claim, notApplicable: true }, both, 'Not Applicable'],
    [
      'not applicable, but a test fails',
      { ...claim, notApplicable: true },
      [...both, result('failed')],
      'Partially Supports',
    ],
  ];
  for (const [what, spoken, results, level] of cases) expect(verdictOf(spoken, results).level, what).toBe(level);
});

test('of each test its last run counts', () => {
  const run = (started: string, outcome: Result['outcome']): Run => ({
    commit: 'c',
    changed: false,
    started,
    system: '',
    results: [result(outcome), result(outcome, 'a b', 'firefox')],
  });
  const last = lastResults([run('1', 'failed'), { ...run('2', 'passed'), results: [result('passed')] }]);
  expect(last.map(({ engine, outcome }) => [engine, outcome])).toEqual([
    ['chromium', 'passed'],
    ['firefox', 'failed'],
  ]);
});

const site: Site = { company: 'A company', contact: 'a@example.com', languages: 4, pages: 31 };

test('the report in docs/ has the rows of today: if not, run npm run conformance', () => {
  /** What does not depend on a run: criterion and remarks as they begin. */
  const rowsOf = (report: string) =>
    [...report.matchAll(/^\| (\[\d\.\d\.\d+ .*?)\) \| [\w ]+ \| (.*?)(?:<br>\*\*Note:.*?)? \| .*$/gm)].map(
      ([, name, remarks]) => [name, remarks],
    );
  const written = rowsOf(readFileSync('docs/accessibility-conformance.md', 'utf8'));
  expect(written).toHaveLength(Object.keys(claims).length);
  expect(written).toEqual(rowsOf(conformanceReport([], site, { version: '1.0.0', devDependencies: {} })));
});
