import type { Page } from '@playwright/test';

/**
 * Makes `fill` write into Firefox as a visitor does. Playwright sets the field's value by script, which a field that React controls does
 * not take for a visitor's change. The name is Playwright's own, of the function that it leaves in the page and calls; bridge.spec.ts
 * fails when it is called otherwise.
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
