import type { TreeNode } from '@nine-blocks/system-browsers/driver';

/** ARIA 1.3 calls a picture `image`, and so do engines of late; Playwright says `img`, as before. */
const withOlderRole = (node: TreeNode): TreeNode => (node.role === 'image' ? { ...node, role: 'img' } : node);

/** Texts are read, so there is nothing to compare but their words; nor are terms and figures compared, whose text not every engine takes for their name. */
const compared = new Set(
  [
    ['banner', 'main', 'contentinfo', 'navigation', 'region', 'complementary', 'search', 'article', 'form'],
    ['link', 'button', 'switch', 'checkbox', 'radio', 'textbox', 'searchbox', 'combobox', 'tab', 'slider'],
    ['heading', 'img', 'list', 'listitem', 'tablist', 'tabpanel', 'radiogroup'],
    ['group', 'dialog', 'alert', 'status', 'blockquote'],
  ].flat(),
);

/** A form without a name is no landmark (ARIA in HTML), though some engines list it. */
const isCompared = ({ role, name }: TreeNode) => compared.has(role) && (role !== 'form' || name !== '');

/** Engines differ in the spaces around generated content and in characters without width: nobody hears them. */
export const heard = (name: string): string =>
  name
    .replaceAll('\u200B', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[:,])/g, '')
    .trim();

/** Only a heading's level is one that Playwright knows. */
const isKnown = (role: string, state: string) => state !== 'level' || role === 'heading';

/** A node a line, to be compared: `button "Services" expanded=true`. */
export function treeLines(nodes: readonly TreeNode[]): string[] {
  return nodes
    .map(withOlderRole)
    .filter(isCompared)
    .map(({ role, name, states }) => {
      const known = Object.entries(states).filter(([state]) => isKnown(role, state));
      const shown = known.toSorted(([one], [other]) => one.localeCompare(other));
      return [role, `"${heard(name)}"`, ...shown.map((pair) => pair.join('='))].join(' ');
    });
}
