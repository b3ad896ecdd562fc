import { defineConfig } from '@playwright/test';
import base, { desktop, outputs } from '../../playwright.config';

/** Takes pictures of every page and open state; each width is a project: `npm run gallery -- --project 390 --grep /about-us`. */
export default defineConfig({
  ...base,
  ...outputs('gallery'),
  testDir: import.meta.dirname,
  projects: [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
    { width: 1920, height: 900 },
  ].map((viewport) => ({ name: `${viewport.width}`, use: { ...desktop, viewport } })),
});
