import type { Page } from '@playwright/test';
import { alterScript } from './alteredScript';

declare global {
  interface Window {
    isRepaired?: boolean;
  }
}

/** What the page that `breakAboutUs` breaks throws. */
export const plannedFailure = 'A planned failure';

/** Makes the About us page throw while it renders, until it is repaired. */
export async function breakAboutUs(page: Page): Promise<{ repair: () => Promise<void> }> {
  const id = '"aboutUs.hero.title"';
  await alterScript(page, 'aboutUs', (code) =>
    code.replace(id, `(()=>{if(window.isRepaired)return ${id};throw new Error("${plannedFailure}")})()`),
  );
  return {
    repair: () =>
      page.evaluate(() => {
        window.isRepaired = true;
      }),
  };
}
