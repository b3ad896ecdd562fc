import type { BrowserContext, BrowserType } from '@playwright/test';
import type { Wanted } from '../wanted';
import { holdRoutes } from './heldRequests';
import { trustedInput } from './input';
import { startInspectorProxy } from './inspectorProxy';
import { addPageScripts, resizeWindow, resolveAgainst } from './page';
import { startDisplay, startMiniBrowser, startWebDriver } from './programs';

/**
 * Starts the distribution's WebKitGTK with one page: a display, MiniBrowser on it, WebDriver for its keys, and a proxy of its inspector, to which
 * Playwright connects. Each test has its own browser. If one program fails, the kernel ends the others together with the worker, which
 * Playwright ends after a failed test.
 */
export async function startSystemWebKit(
  webkit: BrowserType,
  { baseURL, viewport, locale, colorScheme, reducedMotion, contrast }: Wanted,
): Promise<{ context: BrowserContext; end: () => Promise<void> }> {
  const display = await startDisplay();
  const browser = await startMiniBrowser(display.display);
  const driver = await startWebDriver(browser.automation);
  const proxy = await startInspectorProxy(browser.inspector, trustedInput(driver.command));
  const connected = await webkit.connectOverCDP(proxy.address);
  const context = connected.contexts()[0];
  const page = context?.pages()[0];
  if (!context || !page) throw new Error('MiniBrowser shows no page.');

  if (baseURL !== undefined) resolveAgainst(baseURL, page);
  holdRoutes(page, proxy.hold);
  await addPageScripts(page, locale);
  let size = viewport ?? null;
  page.viewportSize = () => size;
  page.setViewportSize = async (wanted) => {
    await resizeWindow(driver.command, page, wanted);
    size = wanted;
  };
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? null,
    contrast: contrast ?? null,
  });
  // Playwright asks for a new page for the test, and gets the one that exists.
  context.newPage = () => Promise.resolve(page);
  return {
    context,
    end: async () => {
      await connected.close();
      for (const part of [proxy, driver, browser, display]) await part.end();
    },
  };
}
