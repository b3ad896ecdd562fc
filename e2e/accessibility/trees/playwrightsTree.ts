import type { TreeNode } from '@nine-blocks/system-browsers/driver';
import type { Page } from '@playwright/test';

const states = ['checked', 'disabled', 'expanded', 'invalid', 'level', 'pressed', 'selected'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function flat(nodes: unknown): TreeNode[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.filter(isRecord).flatMap(({ role, name, children, ...facts }) => [
    {
      role: String(role),
      name: typeof name === 'string' ? name : '',
      states: Object.fromEntries(
        states.flatMap((state) => (state in facts && facts[state] !== false ? [[state, String(facts[state])]] : [])),
      ),
    },
    ...flat(children),
  ]);
}

/** The page's tree in reading order, as Playwright computes it from the document: what every test finds things by. */
export async function playwrightsTree(page: Page): Promise<TreeNode[]> {
  return flat(await page.ariaSnapshotJSON());
}
