import { chromium as playwright, defineConfig, devices } from '@playwright/test';
import { browserPath } from './src/tools/browserPath';

const port = Number(process.env['TEST_PORT'] ?? 4173);

const path = browserPath();
// Where the browser is Playwright's own, it finds the quicker shell of it by itself.
const executablePath = path === playwright.executablePath() ? undefined : path;

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
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
  },
};

/** One runner for everything: pure functions without a browser, and visitors on a desktop and a phone. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace of every test costs a fifth of the time: `npm run test:only -- --trace retain-on-failure` keeps those of failures.
    screenshot: 'only-on-failure',
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
      use: { ...devices['Desktop Chrome'], ...chromium, viewport: { width: 1440, height: 900 } },
    },
    { name: 'phone', testMatch: /e2e\/[^/]+\.spec\.ts$/, use: { ...devices['Pixel 7'], ...chromium } },
  ],
});
