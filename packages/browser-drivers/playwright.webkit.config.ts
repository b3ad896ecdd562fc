import { defineConfig, devices } from '@playwright/test';
import { engineUnderTest, testWith } from '../../e2e/engines/engineUnderTest';
import base, { root, reporters, visitors, wide } from '../../playwright.config';

testWith('webkit');

const webkit = { ...devices['Desktop Safari'], browserName: 'webkit' as const };

/** As wide as the phone of the other engines. */
const narrow = { ...webkit, viewport: { width: 412, height: 839 } };

const phone = !engineUnderTest().needsDriver ? { ...webkit, ...devices['iPhone 15'] } : narrow;

/** The visitors' tests in WebKit: Playwright's own where it is installed, else WebKitGTK, whose phone is a narrow window. */
export default defineConfig({
  ...base,
  outputDir: `${root}/test-results/webkit`,
  reporter: reporters('playwright-report/webkit'),
  use: { ...base.use, permissions: [] },
  // Each test starts a browser and draws its pages without a graphics card: on a busy machine a page may take long to come to life.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'bridge', testMatch: /e2e\/engines\/bridge\.spec\.ts$/, use: webkit },
    ...visitors({ ...webkit, ...wide }, phone).map((project) => ({ ...project, dependencies: ['bridge'] })),
  ],
});
