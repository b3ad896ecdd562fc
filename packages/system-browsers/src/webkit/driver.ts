import type { BrowserContext, BrowserType } from '@playwright/test';
import type { Wanted } from '../wanted';
import { addPageScripts, resizeWindow, resolveAgainst } from './page';
import { startWebKitGtk } from './webKitGtk';

/** Starts the distribution's WebKitGTK with one page: each test has a browser of its own, so nothing of one is left for another. */
export async function startSystemWebKit(
  webkit: BrowserType,
  { baseURL, viewport, locale, colorScheme, reducedMotion, contrast }: Wanted,
): Promise<{ context: BrowserContext; end: () => Promise<void> }> {
  const { context, page, command, end } = await startWebKitGtk(webkit);
  if (baseURL !== undefined) resolveAgainst(baseURL, page);
  await addPageScripts(page, locale);
  let size = viewport ?? null;
  page.viewportSize = () => size;
  page.setViewportSize = async (wanted) => {
    await resizeWindow(command, page, wanted);
    size = wanted;
  };
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? null,
    contrast: contrast ?? null,
  });
  // Playwright asks for the page of the test; there is one.
  context.newPage = () => Promise.resolve(page);
  return { context, end };
}
