import { defineConfig } from '@playwright/test';
import { outputs } from '../../playwright.config';

/** Another company's owner goes through the guide, by script, in a copy of the project. */
export default defineConfig({
  ...outputs('owner'),
  testDir: import.meta.dirname,
  forbidOnly: true,
  workers: 1,
  timeout: 3_600_000,
});
