import type { EngineFixtures } from '@nine-blocks/system-browsers/driver';
import { test } from '@playwright/test';
import { chromiumTree } from '../accessibility/trees/chromiumTree';
import { chromiumElement } from './chromiumElement';

/** Playwright's `test` where no driver is needed. Only Chromium can be asked for its accessibility tree there. */
export const chromiumTest = test.extend<EngineFixtures>({
  accessibleElement: async ({}, use) => {
    await use(chromiumElement);
  },
  accessibilityTree: async ({ page }, use) => {
    await use(() => chromiumTree(page));
  },
});
