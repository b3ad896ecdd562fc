import type { LaunchOptions } from '@playwright/test';
import { findEngine } from './findEngine';

/** The options with which tests and tools start Chromium: the path of the one that is found, no background traffic, no graphics card. */
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
