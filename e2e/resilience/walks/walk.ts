import { errors, expect, type BrowserContext, type Page } from '@playwright/test';
import { localeOfPath } from '../../../src/i18n/locales';
import { cutOff } from '../../support/browserErrors';
import { createSite } from '../../support/site';
import { messagesIn } from '../../messages';
import { type StepName, take } from './steps';
import { expectInvariants } from './invariants';
import { within } from './within';

/** One step of a walk; a visitor in a hurry does not wait for what it brings about. */
export interface PlannedStep {
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

/** A step waits for an answer, an effect and the page's invariants, each with limits of its own; beyond this the browser does not answer. */
export const stepLimit = 45_000;

/** Waits until the page's script runs: a click before that is lost. What a dialog covers is hydrated before it. */
async function isHydrated(page: Page) {
  const said = messagesIn(localeOfPath(new URL(page.url()).pathname));
  const { header, menuToggle } = createSite(page, said);
  const opensContact = header.getByRole('button', { name: said('common.contactUs') });
  await expect(opensContact.or(menuToggle).or(page.getByRole('dialog')).first()).toBeVisible();
}

/** Opens the home page as one who was never here. */
async function begin(page: Page) {
  await page.addInitScript(drawSteadily);
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.clear();
  });
}

/** What a visitor has done so far, and what the page has said on the console. */
interface Walked {
  diary: string[];
  consoleLines: string[];
  keepsFocus: boolean;
  wasHurried: boolean;
}

/** Takes a step where it is possible, and checks the page's invariants after it. */
async function goOn(page: Page, { step, pick, hurried }: PlannedStep, walked: Walked): Promise<void> {
  try {
    await isHydrated(page);
    const done = await take(page, step, pick);
    if (done === undefined) return;
    walked.diary.push(hurried ? `${done.did}, in a hurry` : done.did);
    walked.keepsFocus = done.focus === 'kept';
    if (!hurried && !walked.wasHurried) await done.worked?.();
  } catch (error) {
    // What was there when a visitor in a hurry looked may be gone or covered a moment later.
    if (!walked.wasHurried || !(error instanceof errors.TimeoutError)) throw error;
    walked.diary.push(`could not do ${step} any more`);
  }
  walked.wasHurried = hurried;
  if (!hurried) await expectInvariants(page, walked.consoleLines, walked.keepsFocus);
}

/**
 * Goes from the home page through all steps that are possible, and returns how many were. Throws an error that tells every step, and what went
 * wrong at the last.
 */
export async function walk(context: BrowserContext, planned: readonly PlannedStep[], until: number): Promise<number> {
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  const walked: Walked = { diary: [], consoleLines: [], keepsFocus: false, wasHurried: false };
  const note = (line: string) => {
    if (!cutOff.test(line)) walked.consoleLines.push(line);
  };
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) note(line.text());
  });
  page.on('pageerror', ({ message }) => {
    note(`uncaught: ${message}`);
  });
  let doing = 'the start';
  try {
    await within(stepLimit, begin(page));
    for (const next of planned) {
      doing = next.step;
      if (Date.now() > until) throw new Error('the time of all walks was over');
      await within(stepLimit, goOn(page, next, walked));
    }
    await expectInvariants(page, walked.consoleLines, walked.keepsFocus);
    return walked.diary.length;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const story = walked.diary.map((line, index) => `${index + 1}. ${line}`).join('\n');
    throw new Error(`${story}\nThen, at ${doing} on ${page.url()}: ${reason}`, { cause: error });
  } finally {
    await page.close();
  }
}
