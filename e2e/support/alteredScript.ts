import { expect, type Page } from '@playwright/test';
import { pageFiles } from './held';

/** Turns off the integrity check of scripts on the pages that are loaded from now on, so that tests can replace them. */
export async function neglectIntegrity(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const { prototype } of [HTMLScriptElement, HTMLLinkElement]) {
      Object.defineProperty(prototype, 'integrity', { get: () => '', set: () => {} });
    }
  });
}

/** Changes the code of a script on its way to every page that is loaded from now on. Fails if `change` changes nothing. */
export async function alterScript(page: Page, name: string, change: (code: string) => string): Promise<void> {
  await neglectIntegrity(page);
  await page.route(pageFiles.code(name), async (route) => {
    const code = await (await route.fetch()).text();
    const changed = change(code);
    expect(changed).not.toBe(code);
    await route.fulfill({ contentType: 'text/javascript', body: changed });
  });
}

/** The message of the error that `breakAboutUs` causes. */
export const plannedFailure = 'A planned failure';

/** Makes the About us page throw while it renders, until it is repaired. */
export async function breakAboutUs(page: Page): Promise<{ repair: () => Promise<void> }> {
  const id = '"aboutUs.hero.title"';
  await alterScript(page, 'aboutUs', (code) =>
    code.replace(id, `(()=>{if(window.isRepaired)return ${id};throw new Error("${plannedFailure}")})()`),
  );
  return {
    repair: () => page.evaluate(() => void Object.assign(window, { isRepaired: true })),
  };
}
