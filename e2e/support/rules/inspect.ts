import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { lineOf, notExcused } from './exceptions';
import { markupLines } from './markup';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rules whose result can differ between light and dark. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds: WCAG 2.0 to 2.2, A and AA, and best practice; with 'colors' only those that another color scheme can change, which is much quicker. */
async function axeLines(page: Page, scope: Scope): Promise<string[]> {
  // Legacy mode: otherwise axe collects its results in a page of its own, which takes three times as long and does not work in every engine.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (scope === 'all' ? axe.withTags(tags) : axe.withRules(colorRules)).analyze();
  await page.evaluate(() => Reflect.deleteProperty(window, 'axe'));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => lineOf({ engine: 'axe', rule: id, help, place: target.join(' ') })),
  );
}

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
