import type { TreeNode } from '../driver';
import type { Page } from '@playwright/test';

/** The mark that the proxy reads on its way to Firefox, and the variable of the page into which it then puts the tree. */
export const treeMark = 'browser tree:';
export const treeVariable = 'treeOfFirefox';

/** A node as Firefox tells of it. */
interface GeckoNode {
  role: string;
  name: string;
  level: string;
  states: string[];
}

/** Firefox's names for the states that ARIA names; its other states are left out. */
const ariaStates: Readonly<Record<string, string>> = {
  checked: 'checked',
  expanded: 'expanded',
  invalid: 'invalid',
  pressed: 'pressed',
  selected: 'selected',
  unavailable: 'disabled',
};

/** Firefox takes the text of these for their name; in ARIA they have none of their own. */
const withoutName = new Set(['listitem', 'status', 'alert', 'blockquote']);

function nodeOf({ role, name, level, states }: GeckoNode): TreeNode {
  const known = states.flatMap((state) => ariaStates[state] ?? []);
  return {
    role,
    name: withoutName.has(role) ? '' : name,
    states: {
      ...Object.fromEntries(known.map((state) => [state, 'true'])),
      ...(role === 'heading' && { level }),
    },
  };
}

/** The page's tree in reading order, as Firefox gives it to screen readers. */
export async function accessibilityTree(page: Page): Promise<TreeNode[]> {
  await page.evaluate(`void ${JSON.stringify(treeMark)}`);
  const nodes = await page.evaluate<string>(treeVariable);
  return (JSON.parse(nodes) as GeckoNode[]).map(nodeOf);
}

/** A script for Firefox's own code that resolves with the tree of the page with this id, as JSON. The tree is a part of the whole browser's. */
export function treeScript(context: string): string {
  return `(async () => {
    const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
    const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
    const browser = NavigableManager.getBrowsingContextById(${JSON.stringify(context)}).top.embedderElement;
    const frame = () => new Promise((done) => browser.ownerDocument.defaultView.setTimeout(done, 20));
    const root = () => service.getAccessibleFor(browser)?.firstChild;
    while (!root()?.firstChild) await frame();
    const nodes = [];
    const statesOf = (accessible) => {
      const [state, more] = [{}, {}];
      accessible.getState(state, more);
      const names = service.getStringStates(state.value, more.value);
      return Array.from({ length: names.length }, (_, index) => names.item(index));
    };
    const walk = (accessible) => {
      const role = accessible.computedARIARole;
      const level = role === 'heading' ? accessible.attributes.getStringProperty('level') : '';
      nodes.push({ role, name: accessible.name ?? '', level, states: statesOf(accessible) });
      // The options of a closed list are read when it is opened.
      if (role === 'combobox') return;
      for (let child = accessible.firstChild; child; child = child.nextSibling) walk(child);
    };
    walk(root());
    return JSON.stringify(nodes);
  })()`;
}
