import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.0 to 2.2, levels A and AA, and best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rules whose result can differ between light and dark. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds on the page in its present state, one line each; by all its rules, or by those about colors, which is quicker. */
export async function axeViolations(page: Page, scope: 'all' | 'colors' = 'all'): Promise<string[]> {
  // A color on its way from one scheme to the other has any contrast.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  // Legacy mode: otherwise axe collects its results in a page of its own, which takes three times as long and does not work in every engine.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (scope === 'all' ? axe.withTags(tags) : axe.withRules(colorRules)).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
}
