import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { lendScript } from './lendScript';
import type { Verdict } from './verdict';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rules whose verdict can differ between light and dark. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** WCAG 2.0 to 2.2, A and AA, and best practice; with 'colors' only what another color scheme can change, which is much quicker. */
export async function axeVerdict(page: Page, what: 'all' | 'colors'): Promise<Verdict> {
  const runOnly: axe.RunOnly =
    what === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: [...colorRules] };
  const { violations, incomplete, passes, inapplicable } = await lendScript(page, axe.source, () =>
    page.evaluate(
      (options) => window.axe.run(document, options),
      // Of the other results only the rules' names are of interest.
      { runOnly, resultTypes: ['violations' as const] },
    ),
  );
  return {
    engine: 'axe',
    rules: new Set([...violations, ...incomplete, ...passes, ...inapplicable].map(({ id }) => id)).size,
    violations: violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => ({ engine: 'axe' as const, rule: id, place: target.join(' '), help })),
    ),
    undecided: incomplete.map(({ id }) => id),
  };
}
