import type { Page } from '@playwright/test';

/** Gives a page these styles beside its own, or takes them away again. No element brings them: a page's policy refuses that. */
export async function wearStyles(page: Page, styles: string | undefined): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles ?? '');
}
