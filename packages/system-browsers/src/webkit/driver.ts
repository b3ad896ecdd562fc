import { test as base } from '@playwright/test';
import { addPageScripts, resizeWindow, resolveAgainst } from './page';
import { startWebKitGtk } from './webKitGtk';

/** Playwright connects to a WebKitGTK that the fixtures start. */
export const use = { browserName: 'webkit' } as const;

/** Playwright's `test` for the distribution's WebKitGTK: each test has a browser of its own, so nothing of one is left for another. */
export const test = base.extend<{}>({
  context: async ({ playwright, baseURL, viewport, locale, colorScheme, contextOptions }, use) => {
    const { context, page, command, end } = await startWebKitGtk(playwright.webkit);
    if (baseURL !== undefined) resolveAgainst(baseURL, page);
    await addPageScripts(page, locale);
    let size = viewport;
    page.viewportSize = () => size;
    page.setViewportSize = async (wanted) => {
      await resizeWindow(command, page, wanted);
      size = wanted;
    };
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({
      colorScheme: colorScheme ?? 'light',
      reducedMotion: contextOptions.reducedMotion ?? null,
      contrast: contextOptions.contrast ?? null,
    });
    await use(context);
    await end();
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (page === undefined) throw new Error('MiniBrowser shows no page.');
    await use(page);
  },
});
