import { type PlaywrightTestOptions, type PlaywrightWorkerOptions, test } from '@playwright/test';
import * as systemFirefox from './firefox/driver';
import { launchOptions } from './launchOptions';
import { usesSystemEngines } from './systemEngines';
import { startSystemWebKit } from './webkit/driver';

type Use = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

/** The options that start Playwright's own Firefox, or the distribution's through a proxy. */
export const firefoxUse: Use = usesSystemEngines
  ? systemFirefox.use
  : { launchOptions: { firefoxUserPrefs: systemFirefox.testPreferences } };

/** Playwright's `test` with the Chromium of this machine, which has a window for `--headed`. */
const ownTest = test.extend({
  launchOptions: [
    async ({ launchOptions: configured, browserName }, use, { project }) => {
      const { headless = true } = project.use;
      await use({ ...configured, ...(browserName === 'chromium' && launchOptions({ headless })) });
    },
    { scope: 'worker' },
  ],
});

/** The same, with the distribution's Firefox and WebKitGTK, which Playwright cannot control by itself. */
const systemTest = ownTest.extend({
  browser: [
    async ({ playwright, browserName }, use) => {
      // Each test starts its own WebKitGTK.
      if (browserName === 'webkit') return use(undefined as never);
      const browser = await playwright[browserName].launch();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  context: async (
    { browser, browserName, playwright, baseURL, viewport, locale, colorScheme, contextOptions, javaScriptEnabled },
    use,
  ) => {
    const wanted = { ...contextOptions, baseURL, viewport, locale, colorScheme, javaScriptEnabled };
    if (browserName === 'webkit') {
      const { context, end } = await startSystemWebKit(playwright.webkit, wanted);
      await use(context);
      return end();
    }
    const context = await browser.newContext();
    if (browserName === 'firefox') systemFirefox.preparePagesOf(context, wanted);
    await use(context);
    await context.close();
  },
});

/** Playwright's `test` with the browsers of this run: `ENGINES=system` asks for the distribution's Firefox and WebKitGTK. */
export const engineTest = usesSystemEngines ? systemTest : ownTest;
