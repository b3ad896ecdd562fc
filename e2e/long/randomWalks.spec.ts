import { type BrowserContext, errors } from '@playwright/test';
import fc from 'fast-check';
import { expect, test } from '../fixtures';
import { cutOff } from '../support/browserErrors';
import { expectInvariants } from './walks/invariants';
import { type Done, stepNames, take } from './walks/steps';

/** WALK_SEED takes the steps of an earlier run. */
const seed = Number(process.env['WALK_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** A visitor in a hurry, in one step of four, does not wait for the effect of a step. */
const plannedStep = fc.record({
  step: fc.constantFrom(...stepNames),
  pick: fc.nat({ max: 40 }),
  isHurried: fc.nat({ max: 3 }).map((among) => among === 3),
});
type PlannedStep = typeof plannedStep extends fc.Arbitrary<infer Value> ? Value : never;

/** Runs in the browser: page and router draw the same random numbers on every walk. */
function drawSteadily() {
  let last = 1;
  Math.random = () => {
    last = (last * 16_807) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

/**
 * Takes the planned steps that are possible, from the home page on, and checks the page's invariants after each. Throws an error with every
 * step, and with what went wrong at the last one.
 */
async function walk(context: BrowserContext, planned: readonly PlannedStep[]): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  const diary: string[] = [];
  const consoleLines: string[] = [];
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) consoleLines.push(line.text());
  });
  page.on('pageerror', ({ message }) => consoleLines.push(`uncaught: ${message}`));
  let wasHurried = false;
  let done: Done | undefined;
  try {
    await page.addInitScript(drawSteadily);
    await page.goto('/');
    await page.evaluate(() => localStorage.clear());
    for (const { step, pick, isHurried } of planned) {
      try {
        // A click before the page's script runs would be lost.
        await expect(page.locator('#root')).not.toHaveAttribute('data-not-hydrated');
        done = await take(page, step, pick);
        if (done === undefined) continue;
        diary.push(done.did);
        if (!isHurried && !wasHurried && done.leadsTo !== undefined) await expect(page).toHaveURL(done.leadsTo);
      } catch (error) {
        // An element that a visitor in a hurry saw may be gone or covered a moment later.
        if (!wasHurried || !(error instanceof errors.TimeoutError)) throw error;
        diary.push(`could not ${step} any more`);
      }
      wasHurried = isHurried;
      const errorLines = consoleLines.filter((line) => !cutOff.test(line));
      if (!isHurried) await expectInvariants(page, errorLines, done?.keepsFocus === true);
    }
  } catch (error) {
    const story = diary.map((line, index) => `${index + 1}. ${line}`).join('\n');
    throw new Error(`${story}\nThen, on ${page.url()}: ${String(error)}`, { cause: error });
  } finally {
    await page.close();
  }
}

test('wherever visitors go, the page is the one of its address, and nothing is lost', async ({ context }) => {
  const limit = 15 * 60_000;
  test.setTimeout(limit + 2 * 60_000);
  const plan = fc.array(plannedStep, { minLength: 1, maxLength: 20, size: 'max' });
  // A walk that goes wrong is walked again without a step here and there: the error shows the shortest one found, and its seed.
  const walks = await fc.check(
    fc.asyncProperty(plan, (planned) => walk(context, planned)),
    { seed, numRuns: 60, interruptAfterTimeLimit: limit },
  );
  expect(fc.defaultReportMessage(walks)).toBeUndefined();
  expect(walks.numRuns, 'walks within the time').toBeGreaterThan(20);
});
