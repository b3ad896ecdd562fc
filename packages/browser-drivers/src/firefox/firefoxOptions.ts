import { fileURLToPath } from 'node:url';
import type { PlaywrightWorkerOptions } from '@playwright/test';
import { engineUnderTest } from '../../../../e2e/engines/engineUnderTest';

/** The right to read the clipboard, which Playwright grants in Chromium alone. */
const clipboard = { 'dom.events.testing.asyncClipboard': true };

/** Events of fingers, as on a machine with a touch screen. */
const touch = { 'dom.w3c_touch_events.enabled': 1 };

/** A page that is kept in memory tells WebDriver nothing when it comes back: the way back would be waited for in vain. */
const noPagesInMemory = { 'fission.bfcacheInParent': false, 'browser.sessionhistory.max_total_viewers': 0 };

/** Firefox ESR 153 crashes in the getters of `ariaControlsElements` and its like when tools like axe ask for them again and again. */
const noElementReflection = { 'accessibility.ARIAElementReflection.enabled': false };

/** `Cross-Origin-Opener-Policy` gives a page another frame, where what the bridge has told Firefox of the old one counts for nothing. */
const sameFrame = { 'browser.tabs.remote.useCrossOriginOpenerPolicy': false };

/** How Firefox is started: Playwright's own as it likes, the system's in place of a 'moz-firefox' and through our bridge. */
export function firefoxOptions(): Partial<PlaywrightWorkerOptions> {
  const { needsDriver, path } = engineUnderTest();
  if (!needsDriver) return { browserName: 'firefox', launchOptions: { firefoxUserPrefs: { ...clipboard, ...touch } } };
  return {
    browserName: 'firefox',
    // This name makes Playwright speak WebDriver BiDi, the language of every Firefox, instead of that of its own build.
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: fileURLToPath(new URL('bidiBridge.ts', import.meta.url)),
      firefoxUserPrefs: { ...clipboard, ...touch, ...noPagesInMemory, ...noElementReflection, ...sameFrame },
      env: { ...process.env, FIREFOX_BEHIND: path },
    },
  };
}
