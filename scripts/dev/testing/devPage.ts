import { launchOptions } from '@nine-blocks/system-browsers/launchOptions';
import { chromium, mergeTests, type Page } from '@playwright/test';
import { test as projectCopy } from '../../testing/projectCopy';
import { test as devServer } from './devServer';

/** A test whose page shows a copy of the project, served by a development server. Tests edit the copy. */
export const test = mergeTests(devServer, projectCopy).extend<{ page: Page }>({
  project: async ({ copy }, provide) => {
    await provide(copy.folder);
  },
  page: async ({ dev }, provide) => {
    const browser = await chromium.launch(launchOptions());
    await provide(await browser.newPage({ baseURL: dev.origin }));
    await browser.close();
  },
});
