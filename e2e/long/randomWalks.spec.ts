import fc from 'fast-check';
import { expect, test } from '../fixtures';
import { stepNames } from './walks/steps';
import { walk } from './walks/walk';

/** WALK_SEED walks the ways of an earlier run. */
const seed = Number(process.env['WALK_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

const plan = fc.array(
  fc.record({
    step: fc.constantFrom(...stepNames),
    pick: fc.nat({ max: 40 }),
    // One step in four.
    hurried: fc.nat({ max: 3 }).map((among) => among === 3),
  }),
  { minLength: 1, maxLength: 20, size: 'max' },
);

test('wherever visitors go, the page is the one of its address, and nothing is lost', async ({ context }) => {
  const limit = 15 * 60_000;
  test.setTimeout(limit + 2 * 60_000);
  // A walk that goes wrong is walked again without a step here and there: the error tells the shortest one found, and its seed.
  const walks = await fc.check(
    fc.asyncProperty(plan, (planned) => walk(context, planned)),
    { seed, numRuns: 60, interruptAfterTimeLimit: limit },
  );
  expect(fc.defaultReportMessage(walks)).toBeUndefined();
  expect(walks.numRuns, 'walks within the time').toBeGreaterThan(20);
});
