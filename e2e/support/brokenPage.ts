import type { Page } from '@playwright/test';
import { alterScript } from './alteredScript';

declare global {
  interface Window {
    mended?: boolean;
  }
}

/** What the page that `breakAboutUs` breaks throws. */
export const plannedFailure = 'A planned failure';

/** Makes the About us page throw while it renders, until `mend`. */
export async function breakAboutUs(page: Page): Promise<{ mend: () => Promise<void> }> {
  const id = '"aboutUs.hero.title"';
  await alterScript(page, 'aboutUs', (code) =>
    code.replace(id, `(()=>{if(window.mended)return ${id};throw new Error("${plannedFailure}")})()`),
  );
  return {
    mend: () =>
      page.evaluate(() => {
        window.mended = true;
      }),
  };
}
