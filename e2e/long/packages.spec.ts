import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ownPackages } from '../../scripts/files/ownPackages';
import { linkPackages } from '../../scripts/files/linkPackages';
import { test } from '../../scripts/files/testing/projectCopy';

test('the site is built without the packages that can be deleted', async ({ copy }) => {
  test.setTimeout(240_000);
  const packages = ownPackages();
  for (const { folder } of packages.filter(({ isNeeded }) => !isNeeded)) {
    rmSync(join(copy.folder, folder), { recursive: true });
  }
  rmSync(join(copy.folder, 'node_modules'));
  linkPackages(
    copy.folder,
    packages.filter(({ isNeeded }) => isNeeded),
  );
  expect(await copy.run('scripts/build.ts')).toEqual({ code: 0, output: expect.stringMatching(/^Built \d+ pages/) });
});
