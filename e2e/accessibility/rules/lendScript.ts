import type { Page } from '@playwright/test';

/**
 * Runs an engine's script in the page, then `use`, then takes away every global that the script has added. It is evaluated, not added as an
 * element: a page's policy refuses elements, and the document must stay as it is.
 */
export async function lendScript<Result>(page: Page, script: string, use: () => Promise<Result>): Promise<Result> {
  const before = await page.evaluate(() => Object.keys(window));
  await page.evaluate(`${script};0`);
  try {
    return await use();
  } finally {
    await page.evaluate((kept) => {
      for (const name of Object.keys(window)) if (!kept.includes(name)) Reflect.deleteProperty(window, name);
    }, before);
  }
}
