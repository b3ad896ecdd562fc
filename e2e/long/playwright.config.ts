import { defineConfig } from '@playwright/test';
import base, { outputs, redrawTests, restOnPhone, root } from '../../playwright.config';
import { desktop } from '../engines/screens';

const { outputDir, reporter } = outputs('long');

/** What takes long: every page and open state in every language on two screens, the pseudo-locales, a language added to a copy of the project, and every picture drawn anew. */
export default defineConfig({
  ...base,
  outputDir,
  reporter: [...reporter, [`${root}/e2e/rules/reporter.ts`, { file: `${outputDir}/rules.json` }]],
  projects: [
    { name: 'pseudo build', testMatch: /e2e\/long\/pseudo\.setup\.ts$/ },
    { name: 'long', testMatch: /e2e\/long\/.*\.spec\.ts$/, dependencies: ['pseudo build'], use: desktop },
    restOnPhone,
    { name: 'redrawn', testDir: root, testMatch: redrawTests },
  ],
});
