import { devices, type PlaywrightTestOptions, type PlaywrightWorkerOptions, test } from '@playwright/test';
import { engineName } from './engineUnderTest';
import { findEngine } from './findEngine';
import * as systemFirefox from './firefox/driver';
import { launchOptions } from './launchOptions';
import * as systemWebKit from './webkit/driver';

type Use = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

/** A phone where an engine cannot imitate more of one than a narrow screen. */
const narrow = { viewport: { width: 412, height: 839 } };

/** How Playwright starts each engine by itself, and the desktop and phone that it imitates. */
const engines: Record<typeof engineName, { use: Use; desktop: Use; phone: Use }> = {
  chromium: {
    use: {
      browserName: 'chromium',
      launchOptions: launchOptions(),
      permissions: ['clipboard-read', 'clipboard-write'],
    },
    desktop: devices['Desktop Chrome'],
    phone: devices['Pixel 7'],
  },
  firefox: {
    use: {
      browserName: 'firefox',
      launchOptions: { firefoxUserPrefs: systemFirefox.testPreferences },
    },
    desktop: devices['Desktop Firefox'],
    phone: { ...devices['Desktop Firefox'], ...narrow },
  },
  webkit: { use: { browserName: 'webkit' }, desktop: devices['Desktop Safari'], phone: devices['iPhone 15'] },
};

/** What controls the system's builds, where Playwright alone cannot. */
const drivers = { chromium: undefined, firefox: systemFirefox, webkit: systemWebKit };

const engine = engines[engineName];
const driver = findEngine(engineName)?.isSystems === true ? drivers[engineName] : undefined;
const use = driver?.use ?? engine.use;

/** Playwright's `test` for the engine of this run. */
export const engineTest = driver?.test ?? test;

/** The options of tests on a desktop, in the engine of this run. */
export const desktop = { ...engine.desktop, ...use, viewport: { width: 1440, height: 900 } };

/** The options of tests on a phone, in the engine of this run. */
export const phone: Use = driver === undefined ? { ...engine.phone, ...use } : { ...engine.desktop, ...use, ...narrow };
