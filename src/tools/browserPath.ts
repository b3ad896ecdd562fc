import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPaths = [
  // The shell without a window needs half the time of the whole browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium to test with: the one named by `CHROMIUM_PATH`, Playwright's own, the system's; undefined where there is none. */
export function browserPath(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...systemPaths];
  return candidates.find((path) => path !== '' && existsSync(path));
}
