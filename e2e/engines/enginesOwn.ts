import type { Locator, Page } from '@playwright/test';

/** What an engine's own accessibility tree, not a reckoning from the page, says of an element. */
export interface EnginesOwn {
  role: string;
  name: string;
}

/** A variable of the page, by which its element is handed over from Playwright to another protocol. */
const mark = 'elementForEnginesOwn';

/** The element as an expression that the page understands. */
export const markedElement = `globalThis.${mark}`;

/** Makes `markedElement` mean the element. */
export async function markElement(locator: Locator): Promise<void> {
  await locator.evaluate((element, mark) => Object.assign(globalThis, { [mark]: element }), mark);
}

/** Asks Chromium. */
export async function chromiumsOwn(page: Page, locator: Locator): Promise<EnginesOwn> {
  await markElement(locator);
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: markedElement });
  if (result.objectId === undefined) throw new Error('Chromium does not know the element.');
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  await session.detach();
  return { role: String(nodes[0]?.role?.value ?? ''), name: String(nodes[0]?.name?.value ?? '') };
}
