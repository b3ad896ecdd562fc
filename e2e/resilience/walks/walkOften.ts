import { test, type BrowserContext } from '@playwright/test';
import fc from 'fast-check';
import { type StepName, steps } from './steps';
import { type PlannedStep, stepLimit, walk } from './walk';

/** A walk that went wrong is walked again and again for so long, without a step here and there. */
const shortening = 60_000;

/** One step in four. */
const hurries = fc.nat({ max: 3 }).map((among) => among === 3);

const plan: fc.Arbitrary<PlannedStep[]> = fc.array(
  fc.record({
    step: fc.constantFrom(...(Object.keys(steps) as StepName[])),
    pick: fc.nat({ max: 40 }),
    hurried: hurries,
  }),
  { minLength: 1, maxLength: 20, size: 'max' },
);

/**
 * Walks as often as said, and gives each walk a number of seconds on average; the same seed walks the same ways. Fails with the shortest walk
 * found in a minute that still goes wrong.
 */
export async function walkOften(
  context: BrowserContext,
  often: { seed: number; walks: number; seconds: number },
): Promise<void> {
  const limit = often.walks * often.seconds * 1000;
  // The walk that is under way when a minute is over goes on to its end.
  test.setTimeout(limit + 2 * shortening + stepLimit);
  const until = Date.now() + limit;
  let taken = 0;
  let shortenUntil: number | undefined;
  console.log(`Walks with seed ${often.seed}: WALK_SEED=${often.seed} walks the same ways`);
  const way = fc.asyncProperty(plan, async (planned) => {
    // What has no time to go wrong counts as gone well.
    if (shortenUntil !== undefined && Date.now() > shortenUntil) return;
    try {
      taken += await walk(context, planned, shortenUntil === undefined ? until : Infinity);
    } catch (error) {
      if (shortenUntil === undefined) {
        shortenUntil = Date.now() + shortening;
        console.log(`A walk went wrong, and a shorter one is looked for:\n${String(error)}`);
      }
      throw error;
    }
  });
  await fc.assert(way, { seed: often.seed, numRuns: often.walks });
  console.log(`${often.walks} walks, ${taken} steps`);
}
