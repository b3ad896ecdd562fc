import type { Page } from '@playwright/test';
import { axeVerdict } from './axe';
import { type Exception, exceptionFor } from './exceptions';
import { htmlCodeSnifferVerdict } from './htmlCodeSniffer';
import { ibmVerdict } from './ibm';
import { markupVerdict } from './markup';
import { lineOf, type Verdict } from './verdict';

/** What is left of some verdicts once the exceptions are taken out, and which those were. */
export interface Inspection {
  verdicts: Verdict[];
  /** A line for each violation that must not be. */
  problems: string[];
  excused: Exception[];
}

/** Sifts verdicts by the list of exceptions. */
export function sift(verdicts: Verdict[]): Inspection {
  const found = verdicts
    .flatMap(({ violations }) => violations)
    .map((violation) => ({ line: lineOf(violation), exception: exceptionFor(violation) }));
  return {
    verdicts,
    problems: found.filter(({ exception }) => exception === undefined).map(({ line }) => line),
    excused: [...new Set(found.flatMap(({ exception }) => exception ?? []))],
  };
}

/** How closely to look: by all engines, by axe alone (a quarter of the time), or by axe at what another color scheme can change. */
export type Scope = 'all' | 'axe' | 'colors';

/** What the engines find on the page as it stands. */
export async function inspect(page: Page, scope: Scope = 'all'): Promise<Inspection> {
  // A color on its way from one scheme to the other has any contrast.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  if (scope !== 'all') return sift([await axeVerdict(page, scope === 'axe' ? 'all' : 'colors')]);
  return sift([
    await axeVerdict(page, 'all'),
    await ibmVerdict(page),
    await htmlCodeSnifferVerdict(page),
    await markupVerdict(await page.content(), 'html-validate (live)'),
  ]);
}
