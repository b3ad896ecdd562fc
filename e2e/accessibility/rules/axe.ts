import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Verdict } from './verdict';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rules whose verdict can differ between light and dark. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** WCAG 2.0 to 2.2, A and AA, and best practice; with 'colors' only what another color scheme can change, which is much quicker. */
export async function axeVerdict(page: Page, what: 'all' | 'colors'): Promise<Verdict> {
  // Otherwise axe puts its results together in a page of its own, which takes three times as long and which not every engine has.
  // What passes is counted, not listed: the list of its elements is nine tenths of what axe would send.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations', 'incomplete'] }).setLegacyMode();
  const asked = what === 'all' ? axe.withTags(tags) : axe.withRules(colorRules);
  const { violations, incomplete, passes, inapplicable } = await asked.analyze();
  await page.evaluate(() => Reflect.deleteProperty(window, 'axe'));
  return {
    engine: 'axe',
    rules: new Set([...violations, ...incomplete, ...passes, ...inapplicable].map(({ id }) => id)).size,
    violations: violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => ({ engine: 'axe' as const, rule: id, place: target.join(' '), help })),
    ),
    undecided: incomplete.map(({ id }) => id),
  };
}
