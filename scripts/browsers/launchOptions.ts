import { findEngine } from './engines';

const found = findEngine('chromium');

/** How tests and gallery start Chromium: the one that is found, quiet, and drawing without a graphics card. */
export const launchOptions = {
  // Where the browser is Playwright's own, it finds the quicker shell of it by itself.
  ...(found?.isSystem === true && { executablePath: found.path }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
