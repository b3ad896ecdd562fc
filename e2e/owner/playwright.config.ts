import { defineConfig } from '@playwright/test';
import { desktop, outputs } from '../../playwright.config';

/** Tests a copy of the project in which the owner of another company has answered all questions. */
export default defineConfig({
  ...outputs('owner'),
  testDir: import.meta.dirname,
  forbidOnly: true,
  workers: 1,
  timeout: 600_000,
  projects: [{ name: 'owner', use: desktop }],
});
