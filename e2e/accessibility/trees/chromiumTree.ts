import type { TreeNode } from '@nine-blocks/system-browsers/driver';
import type { CDPSession, Page } from '@playwright/test';

type AXNode = Awaited<ReturnType<typeof fullTree>>[number];

async function fullTree(session: CDPSession) {
  return (await session.send('Accessibility.getFullAXTree')).nodes;
}

/** A property's value as Playwright writes it; nothing where it is off. */
function stateOf({ name, value }: NonNullable<AXNode['properties']>[number]): [string, string][] {
  const isState = ['checked', 'disabled', 'expanded', 'invalid', 'level', 'pressed', 'selected'].includes(name);
  const text = String(value.value);
  return !isState || text === 'false' ? [] : [[name, text]];
}

/** The page's tree in reading order, as Chromium gives it to screen readers. */
export async function chromiumTree(page: Page): Promise<TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  const nodes = await fullTree(session);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  function flat(node: AXNode): TreeNode[] {
    const within = (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child === undefined ? [] : flat(child);
    });
    if (node.ignored) return within;
    const role = String(node.role?.value);
    const isClosed = role === 'combobox';
    return [
      {
        role,
        name: String(node.name?.value ?? ''),
        states: Object.fromEntries((node.properties ?? []).flatMap(stateOf)),
      },
      // The options of a closed list are read when it is opened.
      ...(isClosed ? [] : within),
    ];
  }

  const [root] = nodes;
  if (root === undefined) throw new Error('The engine has no tree of this page');
  return flat(root);
}

/** What Chromium says of the page's fields beyond role and name, in order: whether each is required, what describes it, and its value. */
export async function chromiumFields(page: Page): Promise<Field[]> {
  const session = await page.context().newCDPSession(page);
  const nodes = await fullTree(session);
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && ['textbox', 'combobox'].includes(String(role?.value)))
    .map(({ name, description, value, properties = [] }) => ({
      name: String(name?.value ?? ''),
      isRequired: properties.some((property) => property.name === 'required' && property.value.value === true),
      description: String(description?.value ?? ''),
      value: String(value?.value ?? ''),
    }));
}

export interface Field {
  name: string;
  isRequired: boolean;
  description: string;
  value: string;
}
