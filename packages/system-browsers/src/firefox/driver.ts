import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { findEngine } from '../findEngine';
import type { Wanted } from '../wanted';
import { sendSettings, type Settings } from './settings';

/** The preferences of every Firefox: touch events, and permission to read the clipboard, which Playwright grants in Chromium only. */
export const testPreferences = { 'dom.events.testing.asyncClipboard': true, 'dom.w3c_touch_events.enabled': 1 };

const systemPreferences = {
  // WebDriver does not report a page that comes back from memory: tests would wait for it without end.
  'fission.bfcacheInParent': false,
  'browser.sessionhistory.max_total_viewers': 0,
  // Firefox ESR 153 crashes when tools such as axe often read `ariaControlsElements` and similar properties.
  'accessibility.ARIAElementReflection.enabled': false,
  // With `Cross-Origin-Opener-Policy` a page gets a new frame, which has lost the settings of the proxy.
  'browser.tabs.remote.useCrossOriginOpenerPolicy': false,
};

/** Playwright's options that start the system's Firefox, through the proxy. */
export const use = {
  // With this channel Playwright uses WebDriver BiDi, which every Firefox understands, instead of the protocol of Playwright's build.
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: path.join(import.meta.dirname, 'proxy.ts'),
    firefoxUserPrefs: { ...testPreferences, ...systemPreferences },
    env: { ...process.env, PROXIED_FIREFOX: findEngine('firefox')?.path },
  },
} as const;

/**
 * Makes `fill` type into Firefox as a visitor does. Playwright sets the field's value by script, which React does not notice in a field that
 * it controls. `__pw_bidiInsertText` is the function that Playwright puts into the page and calls; the driver's tests fail when a later
 * version renames it.
 */
async function insertTextAsTyped(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const insert = (text: string) => {
      const { activeElement } = document;
      // Playwright continues inside the frame.
      if (activeElement instanceof HTMLIFrameElement) return activeElement;
      document.execCommand('insertText', false, text);
      return null;
    };
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
  });
}

/** Gives a new page its first settings, and the function that changes them. */
async function prepare(page: Page, begin: Settings): Promise<void> {
  const settings = { ...begin };
  await insertTextAsTyped(page);
  await sendSettings(page, settings);
  page.emulateMedia = async (options = {}) => {
    // It works like Playwright's own function: a setting without a value stays, and null means the first value.
    for (const [name, value] of Object.entries(options)) {
      if (value !== undefined) Object.assign(settings, { [name]: value ?? begin[name as keyof Settings] });
    }
    await sendSettings(page, settings);
    // A preference of the browser reaches the page a moment later.
    if (options.contrast === undefined) return;
    const query = `(prefers-contrast: ${settings.contrast})`;
    await page.waitForFunction((query) => matchMedia(query).matches, query);
  };
}

/** Gives every new page of a context the settings that Playwright cannot give Firefox. */
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
