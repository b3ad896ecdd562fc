import { defineConfig } from '@playwright/test';
import type { HeardIn } from '@nine-blocks/screen-reader/screenReaderTest';
import base, { outputs } from '../../playwright.config';

/** A real screen reader reads the site in two browsers (packages/screen-reader). */
export default defineConfig<object, HeardIn>({
  ...base,
  ...outputs('heard'),
  testMatch: /e2e\/heard\/[^/]+\.spec\.ts$/,
  // A screen reader is not deterministic: a failed scenario runs once more, and the report calls it “flaky” if it passes.
  retries: 1,
  // Each worker has its own desktop, with three programs.
  workers: 2,
  projects: (['firefox', 'chromium'] as const).map((heardIn) => ({ name: heardIn, use: { heardIn } })),
});
