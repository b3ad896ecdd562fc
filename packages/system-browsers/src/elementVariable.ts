import type { Locator } from '@playwright/test';

const variable = 'elementForOtherProtocol';

/** An expression by which a page's scripts find the element that `setElementVariable` has named. */
export const elementVariable = `globalThis.${variable}`;

/** Makes a global variable of the page mean an element, so that another protocol than Playwright's can get hold of it. */
export async function setElementVariable(locator: Locator): Promise<void> {
  await locator.evaluate((element, variable) => Object.assign(globalThis, { [variable]: element }), variable);
}
