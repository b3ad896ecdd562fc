import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { exceptions } from './exceptions';
import type { Look } from './looks';
import { matrix } from './matrix';
import RulesReporter from './reporter';

const everyException = exceptions.map((_exception, index) => index);

/** A run that has looked at so many places, and needed these exceptions at each. */
function runOf(places: number, excused: readonly number[], file: string) {
  const reporter = new RulesReporter({ file });
  const look: Look = {
    rules: { axe: 90, IBM: 160 },
    undecided: { IBM: ['text_block_heading'] },
    excused: [...excused],
  };
  const annotations = [{ type: 'rules', description: JSON.stringify(look) }];
  for (let place = 0; place < places; place += 1) {
    reporter.onTestEnd(undefined, { annotations });
  }
  return reporter.onEnd();
}

test('a run that has looked everywhere fails where an exception was not needed', async () => {
  const file = test.info().outputPath('rules.json');
  expect(await runOf(matrix.length, everyException, file)).toBeUndefined();
  expect(await runOf(matrix.length, everyException.slice(0, -1), file)).toEqual({ status: 'failed' });
  expect(await runOf(1, [], file)).toBeUndefined();
});

test('places, rules and checks are counted, and what needs a person', async () => {
  const file = test.info().outputPath('rules.json');
  await runOf(2, everyException, file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    places: 2,
    of: matrix.length,
    checks: 500,
    engines: {
      axe: { places: 2, rules: 90, checks: 180, needAPerson: {} },
      IBM: { places: 2, rules: 160, checks: 320, needAPerson: { text_block_heading: 2 } },
    },
  });
});
