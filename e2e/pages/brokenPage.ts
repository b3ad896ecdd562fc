import { expect, type Page } from '@playwright/test';
import { pageFiles } from './pageFiles';

declare global {
  interface Window {
    mended?: boolean;
  }
}

/** What the page that `breakAboutUs` breaks throws. */
export const plannedFailure = 'A planned failure';

/** Makes the About us page throw while it renders, until `mend`. */
export async function breakAboutUs(page: Page): Promise<{ mend: () => Promise<void> }> {
  await page.route(pageFiles.code('aboutUs'), async (route) => {
    const code = await (await route.fetch()).text();
    const id = '"aboutUs.hero.title"';
    const broken = code.replace(id, `(()=>{if(window.mended)return ${id};throw new Error("${plannedFailure}")})()`);
    expect(broken).not.toBe(code);
    await route.fulfill({ contentType: 'text/javascript', body: broken });
  });
  return {
    mend: () =>
      page.evaluate(() => {
        window.mended = true;
      }),
  };
}
