import { launchOptions } from '@nine-blocks/system-browsers/launchOptions';
import { devices, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test';
import { driver } from './driver';
import { engineName } from './engineUnderTest';

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
      launchOptions: {
        // Permission to read the clipboard, and touch events.
        firefoxUserPrefs: { 'dom.events.testing.asyncClipboard': true, 'dom.w3c_touch_events.enabled': 1 },
      },
    },
    desktop: devices['Desktop Firefox'],
    phone: { ...devices['Desktop Firefox'], ...narrow },
  },
  webkit: { use: { browserName: 'webkit' }, desktop: devices['Desktop Safari'], phone: devices['iPhone 15'] },
};

const engine = engines[engineName];
const use = driver?.use ?? engine.use;

/** The options of tests on a desktop, in the engine of this run. */
export const desktop = { ...engine.desktop, ...use, viewport: { width: 1440, height: 900 } };

/** The options of tests on a phone, in the engine of this run. */
export const phone: Use = driver === undefined ? { ...engine.phone, ...use } : { ...engine.desktop, ...use, ...narrow };
