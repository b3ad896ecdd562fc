import type { BrowserType } from '@playwright/test';
import { trustedInput } from './input';
import { startInspectorProxy } from './inspectorProxy';
import { startDisplay, startMiniBrowser, startWebDriver } from './programs';

/**
 * Starts one browser with one page: a display, MiniBrowser on it, WebDriver for its keys, and Playwright behind a proxy of its inspector. Where
 * one of them fails, the kernel ends the others with the worker, which Playwright ends after a failed test.
 */
export async function startWebKitGtk(webkit: BrowserType) {
  const display = await startDisplay();
  const browser = await startMiniBrowser(display.display);
  const driver = await startWebDriver(browser.automation);
  const proxy = await startInspectorProxy(browser.inspector, trustedInput(driver.command));
  const connected = await webkit.connectOverCDP(proxy.address);
  const context = connected.contexts()[0];
  const page = context?.pages()[0];
  if (!context || !page) throw new Error('MiniBrowser shows no page.');
  return {
    context,
    page,
    /** Speaks to the same browser as WebDriver. */
    command: driver.command,
    end: async () => {
      await connected.close();
      for (const part of [proxy, driver, browser, display]) await part.end();
    },
  };
}
