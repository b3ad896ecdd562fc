import type { Page } from '@playwright/test';
import { axeLines } from './axe';
import { notExcused } from './exceptions';
import { markupLines } from './markup';

/** How closely to look: by axe and html-validate, or by axe at the rules that another color scheme can change. */
export type Scope = 'all' | 'colors';

/** The violations on the page in its present state, a line each, without the exceptions. */
export async function inspect(page: Page, scope: Scope = 'all'): Promise<string[]> {
  // A color on its way from one scheme to the other has any contrast.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  const lines = await axeLines(page, scope);
  if (scope === 'all') lines.push(...(await markupLines(await page.content(), 'live')));
  return notExcused(lines);
}
