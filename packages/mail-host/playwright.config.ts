import { defineConfig } from '@playwright/test';

const out = (folder: string) => `${import.meta.dirname}/../../${folder}`;

/** The package's own tests, without a browser. `unit` and `crash` need only Node; `cluster` needs PostgreSQL. */
export default defineConfig({
  testDir: 'test',
  outputDir: out('test-results-mail-host'),
  reporter: 'list',
  captureGitInfo: { commit: true },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long timeouts, so that tests do not fail on a busy machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'unit', testMatch: '**/*.test.ts' },
    { name: 'crash', testMatch: 'crash/*.test.ts', metadata: { kills: 1000 } },
    // One at a time, because these tests restart the database and measure time.
    { name: 'cluster', testMatch: 'cluster/*.spec.ts', timeout: 600_000, fullyParallel: false, workers: 1 },
  ],
});
