import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Writes files below a folder. `files` maps paths to contents. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** A test with a temporary folder, which is deleted after the test. */
export const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  folder: async ({}, provide) => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'site-')));
    await provide(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});
