import { launchOptions } from '@nine-blocks/system-browsers/launchOptions';
import { chromium, mergeTests, type Page } from '@playwright/test';
import { test as projectCopy } from '../../testing/projectCopy';
import { test as devServer } from './devServer';

/** With a page of a development server that serves a copy of the project, for edits. */
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
