import { defineConfig } from '@playwright/test';

/** What Mozilla's Observatory says of the headers. No browser; the Observatory is installed by the test. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results-observatory',
  forbidOnly: true,
  retries: 0,
  // One installs, the others would meet half of it.
  workers: 1,
  timeout: 120_000,
  reporter: 'list',
});
