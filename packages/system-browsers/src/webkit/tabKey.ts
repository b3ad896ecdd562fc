import type { Page } from '@playwright/test';

/**
 * Gives the Tab key its name: with Shift, GTK has another sign for it that WebKitGTK calls `Unidentified`. Material UI keeps the focus in a
 * dialog by that name, and Safari says `Tab`.
 */
export async function nameTabKey(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const key = Object.getOwnPropertyDescriptor(KeyboardEvent.prototype, 'key');
    Object.defineProperty(KeyboardEvent.prototype, 'key', {
      ...key,
      get(this: KeyboardEvent) {
        return this.code === 'Tab' ? 'Tab' : key?.get?.call(this);
      },
    });
  });
}
