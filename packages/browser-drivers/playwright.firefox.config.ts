import { defineConfig, devices } from '@playwright/test';
import { testWith } from '../../e2e/engines/engineUnderTest';
import { firefoxOptions } from './src/firefox/firefoxOptions';
import base, { root, reporters, visitors, wide } from '../../playwright.config';

testWith('firefox');

const firefox = { ...devices['Desktop Firefox'], ...firefoxOptions() };

/** The visitors' tests in Firefox. Its phone is a narrow screen: Firefox imitates no more of one. */
export default defineConfig({
  ...base,
  outputDir: `${root}/test-results/firefox`,
  reporter: reporters('playwright-report/firefox'),
  // What looks at many pages with axe takes Firefox twice as long.
  timeout: 2 * 60_000,
  // On a busy machine a page may take longer to come to life than the 5 seconds that a test waits by itself.
  expect: { timeout: 15_000 },
  use: { ...base.use, permissions: [] },
  projects: [
    { name: 'bridge', testMatch: /e2e\/engines\/bridge\.spec\.ts$/, use: firefox },
    ...visitors({ ...firefox, ...wide }, { ...firefox, viewport: { width: 412, height: 839 } }).map((project) => ({
      ...project,
      dependencies: ['bridge'],
    })),
  ],
});
