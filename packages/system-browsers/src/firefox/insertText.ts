import type { Page } from '@playwright/test';

/**
 * Makes `fill` type into Firefox as a visitor does. Playwright sets the field's value by script, which React does not notice in a field that
 * it controls. `__pw_bidiInsertText` is the function that Playwright leaves in the page and calls; the driver's tests fail when a later
 * version names it otherwise.
 */
export async function insertTextAsTyped(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const insert = (text: string) => {
      const { activeElement } = document;
      // Playwright goes on within it.
      if (activeElement instanceof HTMLIFrameElement) return activeElement;
      document.execCommand('insertText', false, text);
      return null;
    };
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
  });
}
