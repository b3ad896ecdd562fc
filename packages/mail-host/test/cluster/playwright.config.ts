import { defineConfig } from '@playwright/test';

/** Several hosts on one PostgreSQL, behind nginx. No browser; one at a time, since it measures and restarts the database. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../../test-results-cluster',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
});
