import type { Page } from '@playwright/test';
import { ownTest } from '../../../../e2e/engines/ownTest';
import { applySettings, type BrowserSettings } from './browserSettings';
import { firefoxsTree } from './firefoxsTree';
import { insertTextAsTyped } from './insertText';

/** Without a value of its own, a page has what a new browser has. */
const fresh = {
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  contrast: 'no-preference',
  forcedColors: 'none',
  media: 'screen',
} as const;

/** Gives a new page the settings that it begins with, and the ways to change them. */
async function prepare(page: Page, begin: BrowserSettings): Promise<void> {
  await insertTextAsTyped(page);
  await applySettings(page, begin);
  page.emulateMedia = async ({ media, colorScheme, reducedMotion, contrast, forcedColors } = {}) => {
    await applySettings(page, {
      // As with Playwright's own: what is not named stays, and null takes an earlier wish back.
      ...(media !== undefined && { media: media ?? begin.media }),
      ...(colorScheme !== undefined && { colorScheme: colorScheme === 'dark' ? 'dark' : 'light' }),
      ...(reducedMotion !== undefined && { reducedMotion: reducedMotion ?? begin.reducedMotion }),
      ...(contrast !== undefined && { contrast: contrast ?? begin.contrast }),
      ...(forcedColors !== undefined && { forcedColors: forcedColors ?? begin.forcedColors }),
    });
    // The page hears of what counts for the whole browser a moment later.
    if (contrast !== undefined) {
      const query = `(prefers-contrast: ${contrast ?? begin.contrast})`;
      await page.waitForFunction((query) => matchMedia(query).matches, query);
    }
  };
}

/** The fixtures for the system's Firefox: what Playwright cannot tell it, our bridge does. */
export const firefoxTest = ownTest.extend({
  enginesTree: async ({ page }, use) => {
    await use(() => firefoxsTree(page));
  },
  context: async ({ context, contextOptions, colorScheme, javaScriptEnabled }, use) => {
    const begin: BrowserSettings = {
      ...fresh,
      reducedMotion: contextOptions.reducedMotion ?? fresh.reducedMotion,
      forcedColors: contextOptions.forcedColors ?? fresh.forcedColors,
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
