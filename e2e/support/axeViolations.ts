import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.0 to 2.2, levels A and AA, and best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rules whose result can differ between light and dark. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds on the page in its present state, one line each. `colors` uses only the rules about colors, which is quicker. */
export async function axeViolations(page: Page, scope: 'all' | 'colors' = 'all'): Promise<string[]> {
  // The contrast would be wrong during a color's transition to the other scheme.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  // Without legacy mode axe opens a second page for its results, which takes three times as long and fails in some engines.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (scope === 'all' ? axe.withTags(tags) : axe.withRules(colorRules)).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
}
