import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { findEngine } from '../findEngine';
import type { Wanted } from '../wanted';
import { sendSettings, type Settings } from './settings';

/** Of every Firefox: permission to read the clipboard, which Playwright grants in Chromium only, and touch events. */
export const testPreferences = { 'dom.events.testing.asyncClipboard': true, 'dom.w3c_touch_events.enabled': 1 };

const systemPreferences = {
  // A page that is kept in memory says nothing over WebDriver when it comes back: tests would wait for it in vain.
  'fission.bfcacheInParent': false,
  'browser.sessionhistory.max_total_viewers': 0,
  // Firefox ESR 153 crashes in the getters of `ariaControlsElements` and its like when tools such as axe read them again and again.
  'accessibility.ARIAElementReflection.enabled': false,
  // `Cross-Origin-Opener-Policy` gives a page another frame, in which the settings that the proxy gave to the old one are lost.
  'browser.tabs.remote.useCrossOriginOpenerPolicy': false,
};

/** Playwright's options that start the system's Firefox, through the proxy. */
export const use = {
  // With this name Playwright speaks WebDriver BiDi, which every Firefox understands, instead of the protocol of its own build.
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: path.join(import.meta.dirname, 'proxy.ts'),
    firefoxUserPrefs: { ...testPreferences, ...systemPreferences },
    env: { ...process.env, PROXIED_FIREFOX: findEngine('firefox')?.path },
  },
} as const;

/**
 * Makes `fill` type into Firefox as a visitor does. Playwright sets the field's value by script, which React does not notice in a field that
 * it controls. `__pw_bidiInsertText` is the function that Playwright leaves in the page and calls; the driver's tests fail when a later
 * version names it otherwise.
 */
async function insertTextAsTyped(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const insert = (text: string) => {
      const { activeElement } = document;
      // Playwright goes on within it.
      if (activeElement instanceof HTMLIFrameElement) return activeElement;
      document.execCommand('insertText', false, text);
      return null;
    };
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
  });
}

/** Gives a new page the settings that it begins with, and the function that changes them. */
async function prepare(page: Page, begin: Settings): Promise<void> {
  const settings = { ...begin };
  await insertTextAsTyped(page);
  await sendSettings(page, settings);
  page.emulateMedia = async (options = {}) => {
    // As with Playwright's own function: a setting without a value stays, and null means the beginning's.
    for (const [name, value] of Object.entries(options)) {
      if (value !== undefined) Object.assign(settings, { [name]: value ?? begin[name as keyof Settings] });
    }
    await sendSettings(page, settings);
    // A preference of the whole browser reaches the page a moment later.
    if (options.contrast === undefined) return;
    const query = `(prefers-contrast: ${settings.contrast})`;
    await page.waitForFunction((query) => matchMedia(query).matches, query);
  };
}

/** Gives every new page of a context the settings that Playwright cannot tell Firefox. */
export function preparePagesOf(context: BrowserContext, wanted: Wanted): void {
  const begin: Settings = {
    media: 'screen',
    colorScheme: wanted.colorScheme ?? 'light',
    reducedMotion: wanted.reducedMotion ?? 'no-preference',
    contrast: wanted.contrast === 'more' ? 'more' : 'no-preference',
    forcedColors: wanted.forcedColors ?? 'none',
    javaScriptEnabled: wanted.javaScriptEnabled ?? true,
  };
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    await prepare(page, begin);
    return page;
  };
}
