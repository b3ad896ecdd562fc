import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './src/tools/browserLaunch';

const port = Number(process.env['TEST_PORT'] ?? 4173);

const chromium = { browserName: 'chromium' as const, launchOptions };

/** The screen of the desktop project. */
export const desktop = { ...chromium, viewport: { width: 1440, height: 900 } };

const visualTests = /e2e\/visual\.spec\.ts$/;

/** What a narrow screen and a finger cannot change: how pages come to life, fail and keep a color scheme. */
const sameOnPhones = /e2e\/(?:colorScheme|documents|hydration|loadFailure|renderFailure)\.spec\.ts$/;

/** One runner for everything: pure functions without a browser, visitors on a desktop and a phone, and what they see. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A picture that is not stored is a failure; only `--update-snapshots` writes.
  updateSnapshots: 'none',
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['html', { open: 'never' }], ['./e2e/conformance/reporter.ts']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace of every test costs a fifth of the time: `npm run test:only -- --trace retain-on-failure` keeps those of failures.
    screenshot: 'only-on-failure',
    // A page that stands still is quicker to test, and nothing moves away from under a click; motion has specs of its own.
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  webServer: {
    command: 'tsx src/tools/server/serve.ts',
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port), MAILBOX: 'test-results/.mailbox' },
    reuseExistingServer: false,
  },
  projects: [
    { name: 'unit', testMatch: /e2e\/unit\/.*\.spec\.ts$/ },
    {
      name: 'desktop',
      testMatch: /e2e\/[^/]+\.spec\.ts$/,
      testIgnore: visualTests,
      use: { ...devices['Desktop Chrome'], ...desktop },
    },
    {
      name: 'phone',
      testMatch: /e2e\/[^/]+\.spec\.ts$/,
      testIgnore: [visualTests, sameOnPhones],
      use: { ...devices['Pixel 7'], ...chromium },
    },
    {
      name: 'visual',
      testMatch: visualTests,
      snapshotPathTemplate: 'e2e/visual/{arg}{ext}',
      use: { ...devices['Desktop Chrome'], ...chromium },
    },
  ],
});
