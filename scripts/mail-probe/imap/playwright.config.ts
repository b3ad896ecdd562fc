import { defineConfig } from '@playwright/test';

/** The probe of arrival against Dovecot. No browser; the IMAP client is installed by the program. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results-imap',
  forbidOnly: true,
  retries: 0,
  // One installs, the others would meet half of it.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
});
