import { fileURLToPath } from 'node:url';
import type { Driver } from '../driver';
import { findEngine } from '../findEngine';

/** Playwright grants permission to read the clipboard in Chromium only. */
const clipboard = { 'dom.events.testing.asyncClipboard': true };

/** Touch events, as on a machine with a touch screen. */
const touch = { 'dom.w3c_touch_events.enabled': 1 };

/** A page that is kept in memory says nothing over WebDriver when it comes back: tests would wait for it in vain. */
const noPagesInMemory = { 'fission.bfcacheInParent': false, 'browser.sessionhistory.max_total_viewers': 0 };

/** Firefox ESR 153 crashes in the getters of `ariaControlsElements` and its like when tools such as axe read them again and again. */
const noElementReflection = { 'accessibility.ARIAElementReflection.enabled': false };

/** `Cross-Origin-Opener-Policy` gives a page another frame, in which the settings that the proxy gave to the old one are lost. */
const sameFrame = { 'browser.tabs.remote.useCrossOriginOpenerPolicy': false };

/** Playwright's options that start the system's Firefox, through the proxy. */
export const use: Driver['use'] = {
  browserName: 'firefox',
  // With this name Playwright speaks WebDriver BiDi, which every Firefox understands, instead of the protocol of its own build.
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('bidiProxy.ts', import.meta.url)),
    firefoxUserPrefs: { ...clipboard, ...touch, ...noPagesInMemory, ...noElementReflection, ...sameFrame },
    env: { ...process.env, PROXIED_FIREFOX: findEngine('firefox')?.path },
  },
};
