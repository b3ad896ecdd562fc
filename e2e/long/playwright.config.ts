import { defineConfig, devices } from '@playwright/test';
import base, { desktop, nearlySameOnPhones, phone, reporters, root } from '../../playwright.config';

/** What takes long: every page and open state in every language on two screens, the pseudo-languages, and a language added to a copy of the project. */
export default defineConfig({
  ...base,
  // It goes on for long, and a machine that does other things meanwhile keeps a page waiting; who waits for what is there waits no longer.
  expect: { timeout: 15_000 },
  reporter: [
    ...reporters('playwright-report/long'),
    [`${root}/e2e/rules/reporter.ts`, { file: 'test-results/rules.json' }],
  ],
  projects: [
    { name: 'pseudo build', testMatch: /e2e\/long\/pseudo\.setup\.ts$/ },
    {
      name: 'long',
      testMatch: /e2e\/long\/.*\.spec\.ts$/,
      dependencies: ['pseudo build'],
      use: { ...devices['Desktop Chrome'], ...desktop },
    },
    { name: 'phone', testMatch: nearlySameOnPhones, use: phone },
  ],
});
