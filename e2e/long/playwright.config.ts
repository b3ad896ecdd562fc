import { defineConfig } from '@playwright/test';
import base, {
  desktop,
  desktopProject,
  longTag,
  outputs,
  phoneProject,
  restOnPhone,
  unitProject,
} from '../../playwright.config';

const { outputDir, reporter } = outputs('long');

/** Tests that take long: every page and open state in every language on two screens, the pseudo-locales, and all tests that the default run skips. */
export default defineConfig({
  ...base,
  outputDir,
  reporter,
  projects: [
    { name: 'pseudo build', testMatch: /e2e\/long\/pseudo\.setup\.ts$/ },
    { name: 'long', testMatch: /e2e\/long\/.*\.spec\.ts$/, dependencies: ['pseudo build'], use: desktop },
    restOnPhone,
    { ...desktopProject, grep: longTag },
    { ...phoneProject, name: 'long on phone', grep: longTag },
    { ...unitProject, grep: longTag },
  ],
});
