import type { Driver, EngineFixtures } from '../driver';
import { type Page, test as base } from '@playwright/test';
import { unsupported } from '../unsupported';
import { accessibilityTree } from './accessibilityTree';
import { type BrowserSettings, sendSettings } from './browserSettings';
import { insertTextAsTyped } from './insertText';

/** What a page gets if the test says nothing else. */
const defaults = {
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  contrast: 'no-preference',
  forcedColors: 'none',
  media: 'screen',
} as const;

/** Gives a new page the settings that it begins with, and the functions that change them. */
async function prepare(page: Page, begin: BrowserSettings): Promise<void> {
  await insertTextAsTyped(page);
  await sendSettings(page, begin);
  page.emulateMedia = async ({ media, colorScheme, reducedMotion, contrast, forcedColors } = {}) => {
    await sendSettings(page, {
      // As with Playwright's own function: what is not named stays, and null means the beginning's.
      ...(media !== undefined && { media: media ?? begin.media }),
      ...(colorScheme !== undefined && { colorScheme: colorScheme === 'dark' ? 'dark' : 'light' }),
      ...(reducedMotion !== undefined && { reducedMotion: reducedMotion ?? begin.reducedMotion }),
      ...(contrast !== undefined && { contrast: contrast ?? begin.contrast }),
      ...(forcedColors !== undefined && { forcedColors: forcedColors ?? begin.forcedColors }),
    });
    // A preference of the whole browser reaches the page a moment later.
    if (contrast !== undefined) {
      const query = `(prefers-contrast: ${contrast ?? begin.contrast})`;
      await page.waitForFunction((query) => matchMedia(query).matches, query);
    }
  };
}

/** Playwright's `test` for the system's Firefox: the proxy does what Playwright cannot tell Firefox. */
export const test: Driver['test'] = base.extend<EngineFixtures>({
  accessibleElement: unsupported,
  accessibilityTree: async ({ page }, use) => {
    await use(() => accessibilityTree(page));
  },
  context: async ({ context, contextOptions, colorScheme, javaScriptEnabled }, use) => {
    const begin: BrowserSettings = {
      ...defaults,
      reducedMotion: contextOptions.reducedMotion ?? defaults.reducedMotion,
      forcedColors: contextOptions.forcedColors ?? defaults.forcedColors,
      colorScheme: colorScheme === 'dark' ? 'dark' : 'light',
      javaScriptEnabled,
    };
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      await prepare(page, begin);
      return page;
    };
    await use(context);
  },
});
