import type { LaunchOptions } from '@playwright/test';
import { findEngine } from './findEngine';

/** How tests and tools start Chromium: the one that is found, without background traffic, and drawing without a graphics card. `more` are further arguments of the command line. */
export function launchOptions(...more: readonly string[]): LaunchOptions {
  const found = findEngine('chromium');
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
      ...more,
    ],
  };
}
