import { defineConfig } from '@playwright/test';
import { desktop, outputs } from '../../playwright.config';

/** Another company's owner answers all questions, in a copy of the project. */
export default defineConfig({
  ...outputs('owner'),
  testDir: import.meta.dirname,
  forbidOnly: true,
  workers: 1,
  timeout: 600_000,
  projects: [{ name: 'owner', use: desktop }],
});
