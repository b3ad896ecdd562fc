import type { Page } from '@playwright/test';

/**
 * Makes `fill` type into WebKitGTK as a visitor does, as in Firefox (../firefox/insertText.ts). `__pwWebViewInput` is the object that
 * Playwright leaves in the page and calls.
 */
export async function insertTextAsTyped(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const input: unknown = Reflect.get(window, '__pwWebViewInput');
    const insertText = async (text: string) => {
      document.execCommand('insertText', false, text);
    };
    if (typeof input === 'object' && input !== null) Object.assign(input, { insertText });
  });
}
