import { defineConfig } from '@playwright/test';
import type { HeardIn } from '@nine-blocks/screen-reader/screenReaderTest';
import base, { outputs } from '../../playwright.config';

/** A real screen reader reads the site in two browsers (packages/screen-reader). */
export default defineConfig<object, HeardIn>({
  ...base,
  ...outputs('heard'),
  testMatch: /e2e\/heard\/[^/]+\.spec\.ts$/,
  // A screen reader is no clockwork: a scenario may be tried a second time, which the report calls “flaky”.
  retries: 1,
  // Each has a desktop of its own, on which three programs share a core.
  workers: 2,
  projects: (['firefox', 'chromium'] as const).map((heardIn) => ({ name: heardIn, use: { heardIn } })),
});
