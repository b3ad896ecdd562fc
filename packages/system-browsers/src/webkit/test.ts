import type { EngineFixtures } from '../driver';
import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { unsupported } from '../unsupported';
import { accessibleElement } from './accessibleElement';
import { insertTextAsTyped } from './insertText';
import { nameTabKey } from './tabKey';
import { startWebKitGtk, type WebKitGtk } from './webKitGtk';
import { resizeWindow } from './window';

interface Fixtures extends EngineFixtures {
  webKitGtk: WebKitGtk;
}

/** Playwright gives no options to a context that it connects to, so addresses are resolved here. */
function resolveAgainst(baseURL: string, context: BrowserContext, page: Page) {
  // `toHaveURL('/about-us')` reads it here.
  Object.assign(context, { _options: { baseURL } });
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const { href } = new URL(address, baseURL);
    const [document, fragment] = href.split('#');
    if (fragment === undefined || document !== page.url().split('#')[0]) return goto(href, options);
    // Within a page Playwright would wait for another document for ever.
    await page.evaluate((href) => {
      window.location.href = href;
    }, href);
    return null;
  };
}

function readLanguage(context: BrowserContext, locale: string) {
  return context.addInitScript((locale) => {
    Object.defineProperty(Navigator.prototype, 'language', { get: () => locale });
    Object.defineProperty(Navigator.prototype, 'languages', { get: () => [locale] });
  }, locale);
}

/** Playwright's `test` for the distribution's WebKitGTK: each test has a browser of its own, so nothing of one is left for another. */
export const test = base.extend<Fixtures>({
  webKitGtk: async ({ playwright }, use) => {
    const browser = await startWebKitGtk(playwright.webkit);
    await use(browser);
    await browser.end();
  },
  accessibilityTree: unsupported,
  accessibleElement: async ({ webKitGtk }, use) => {
    await use((locator) => accessibleElement(webKitGtk.command, locator));
  },
  context: async ({ webKitGtk }, use) => {
    await use(webKitGtk.context);
  },
  page: async ({ webKitGtk, baseURL, viewport, locale, colorScheme, contextOptions }, use) => {
    const { context, page, command, hasFocus } = webKitGtk;
    if (baseURL !== undefined) resolveAgainst(baseURL, context, page);
    await insertTextAsTyped(page);
    await nameTabKey(page);
    if (locale !== undefined) await readLanguage(context, locale);
    // No window on Broadway ever has the focus, and `toBeFocused()` asks for that first.
    if (!hasFocus) await page.addInitScript(() => (Document.prototype.hasFocus = () => true));
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
    });
    await use(page);
  },
});
