import type { LaunchOptions } from '@playwright/test';
import { findEngine } from './findEngine';

/** The options of Chromium for tests and tools: the path of the installed browser, no background traffic and no graphics card. */
export function launchOptions({ headless = true } = {}): LaunchOptions {
  const found = findEngine('chromium', { headless });
  return {
    ...(found !== undefined && { executablePath: found.path }),
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
}
