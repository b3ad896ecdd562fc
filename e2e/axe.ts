import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { engineUnderTest } from './engines/engineUnderTest';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rules whose verdict can differ between light and dark. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong with the page as it stands: a line for each rule and place. WCAG 2.0 to 2.2, A and AA, and best practice; with
 * 'colors' only what another color scheme can change, which is much quicker.
 */
export async function axeViolations(page: Page, what: 'all' | 'colors' = 'all'): Promise<string[]> {
  // A color on its way from one scheme to the other has any contrast.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  const axe = new AxeBuilder({ page });
  // Otherwise axe puts its results together in a page of its own.
  if (engineUnderTest().lacks.newPage !== undefined) axe.setLegacyMode();
  const { violations } = await (what === 'all' ? axe.withTags(tags) : axe.withRules(colorRules)).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
}
