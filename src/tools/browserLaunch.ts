import { browserPath } from './browserPath';

const executablePath = browserPath();

/** How tests and gallery start Chromium: the one that is found, quiet, and drawing without a graphics card. */
export const launchOptions = {
  ...(executablePath !== undefined && { executablePath }),
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
