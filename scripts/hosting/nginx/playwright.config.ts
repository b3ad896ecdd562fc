import { defineConfig } from '@playwright/test';

/** nginx with the configuration that the build writes, and how much it bears. No browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results-nginx',
  forbidOnly: true,
  retries: 0,
  // How much it bears is measured alone.
  workers: 1,
  timeout: 120_000,
  reporter: 'list',
});
