import { errors, expect, type BrowserContext, type Page } from '@playwright/test';
import fc from 'fast-check';
import { localeOfPath } from '../../src/i18n/locales';
import { cutOff } from '../engines/browserErrors';
import { createSite } from '../pages/site';
import { wordsIn } from '../words';
import { type StepName, steps, take } from './steps';
import { expectTruths } from './truths';

/** One step of a walk; a visitor in a hurry does not wait for what it brings about. */
interface PlannedStep {
  step: StepName;
  pick: number;
  hurried: boolean;
}

/** Runs in the browser: lots are drawn, by the page and by its router, but the same ones on every walk. */
function drawSteadily() {
  let last = 1;
  Math.random = () => {
    last = (last * 16_807) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

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

/** Waits until the page's script runs: a click before that is lost. What a dialog covers has come to life before it. */
async function isAlive(page: Page) {
  const said = wordsIn(localeOfPath(new URL(page.url()).pathname));
  const { header, menuToggle } = createSite(page, said);
  const opensContact = header.getByRole('button', { name: said('common.contactUs') });
  await expect(opensContact.or(menuToggle).or(page.getByRole('dialog')).first()).toBeVisible();
}

/** Goes from the home page through all steps that are possible, and holds the page to its truths after each. */
async function walk(context: BrowserContext, planned: readonly PlannedStep[]): Promise<number> {
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
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
  const diary: string[] = [];
  try {
    await page.addInitScript(drawSteadily);
    await page.goto('/');
    await page.evaluate(() => {
      localStorage.clear();
    });
    let keepsFocus = false;
    let wasHurried = false;
    for (const { step, pick, hurried } of planned) {
      try {
        await isAlive(page);
        const done = await take(page, step, pick);
        if (done === undefined) continue;
        diary.push(hurried ? `${done.did}, in a hurry` : done.did);
        keepsFocus = done.focus === 'kept';
        if (!hurried && !wasHurried) await done.worked?.();
      } catch (error) {
        // What was there when a visitor in a hurry looked may be gone or covered a moment later.
        if (!wasHurried || !(error instanceof errors.TimeoutError)) throw error;
        diary.push(`could not do ${step} any more`);
      }
      wasHurried = hurried;
      if (!hurried) await expectTruths(page, consoleLines, keepsFocus);
    }
    await expectTruths(page, consoleLines, keepsFocus);
    return diary.length;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const story = diary.map((line, index) => `${index + 1}. ${line}`).join('\n');
    throw new Error(`${story}\nThen, on ${page.url()}: ${reason}`, { cause: error });
  } finally {
    await page.close();
  }
}

/** Walks as often as said; the same seed walks the same ways. Fails with the shortest walk that still goes wrong. */
export async function walkOften(context: BrowserContext, often: { seed: number; walks: number }): Promise<void> {
  let taken = 0;
  console.log(`Walks with seed ${often.seed}: WALK_SEED=${often.seed} walks the same ways`);
  const way = fc.asyncProperty(plan, async (planned) => {
    taken += await walk(context, planned);
  });
  await fc.assert(way, { seed: often.seed, numRuns: often.walks });
  console.log(`${often.walks} walks, ${taken} steps`);
}
