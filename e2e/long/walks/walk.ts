import { errors, expect, type BrowserContext } from '@playwright/test';
import { cutOff } from '../../support/browserErrors';
import { expectInvariants } from './invariants';
import { type Done, type StepName, take } from './steps';

/** One step of a walk; a visitor in a hurry does not wait for its effect. */
export interface PlannedStep {
  step: StepName;
  pick: number;
  hurried: boolean;
}

/** Runs in the browser: page and router draw the same random numbers on every walk. */
function drawSteadily() {
  let last = 1;
  Math.random = () => {
    last = (last * 16_807) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

/**
 * Takes those planned steps that are possible, from the home page on, and checks the page's invariants after each. Throws an error with every
 * step, and with what went wrong at the last one.
 */
export async function walk(context: BrowserContext, planned: readonly PlannedStep[]): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  const diary: string[] = [];
  const consoleLines: string[] = [];
  const note = (line: string) => {
    if (!cutOff.test(line)) consoleLines.push(line);
  };
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) note(line.text());
  });
  page.on('pageerror', ({ message }) => {
    note(`uncaught: ${message}`);
  });
  let wasHurried = false;
  let done: Done | undefined;
  try {
    await page.addInitScript(drawSteadily);
    await page.goto('/');
    await page.evaluate(() => {
      localStorage.clear();
    });
    for (const { step, pick, hurried } of planned) {
      try {
        // A click before the page's script runs would be lost.
        await expect(page.locator('#root')).not.toHaveAttribute('data-not-hydrated');
        done = await take(page, step, pick);
        if (done === undefined) continue;
        diary.push(done.did);
        if (!hurried && !wasHurried && done.leadsTo !== undefined) await expect(page).toHaveURL(done.leadsTo);
      } catch (error) {
        // An element that a visitor in a hurry saw may be gone or covered a moment later.
        if (!wasHurried || !(error instanceof errors.TimeoutError)) throw error;
        diary.push(`could not ${step} any more`);
      }
      wasHurried = hurried;
      if (!hurried) await expectInvariants(page, consoleLines, done?.keepsFocus === true);
    }
  } catch (error) {
    const story = diary.map((line, index) => `${index + 1}. ${line}`).join('\n');
    throw new Error(`${story}\nThen, on ${page.url()}: ${String(error)}`, { cause: error });
  } finally {
    await page.close();
  }
}
