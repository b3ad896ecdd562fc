import type { AccessibleElement } from '@nine-blocks/system-browsers/driver';
import { elementVariable, setElementVariable } from '@nine-blocks/system-browsers/elementVariable';
import type { Locator } from '@playwright/test';

/** The role and name that Chromium gives to an element. */
export async function chromiumElement(locator: Locator): Promise<AccessibleElement> {
  const page = locator.page();
  await setElementVariable(locator);
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: elementVariable });
  if (result.objectId === undefined) throw new Error('Chromium does not know the element.');
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  await session.detach();
  return { role: String(nodes[0]?.role?.value ?? ''), name: String(nodes[0]?.name?.value ?? '') };
}
