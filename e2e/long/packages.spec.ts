import { mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ownPackages } from '../../scripts/checks/ownPackages';
import { type ProjectCopy, test } from '../../scripts/files/testing/projectCopy';

/** Links every installed package into the copy, and of this repository's own those that the copy has. */
function link(copy: ProjectCopy, own: readonly { folder: string; name: string }[]): void {
  const installed = realpathSync('node_modules');
  const linked = join(copy.folder, 'node_modules');
  rmSync(linked);
  mkdirSync(linked);
  const scopes = new Set(ownPackages().map(({ name }) => name.split('/')[0] ?? name));
  for (const name of readdirSync(installed).filter((entry) => !scopes.has(entry))) {
    symlinkSync(join(installed, name), join(linked, name));
  }
  for (const scope of scopes) mkdirSync(join(linked, scope));
  for (const { folder, name } of own) symlinkSync(join(copy.folder, folder), join(linked, name));
}

test('the site is built without the packages that can be deleted', async ({ copy }) => {
  test.setTimeout(240_000);
  const packages = ownPackages();
  for (const { folder } of packages.filter(({ isNeeded }) => !isNeeded)) {
    rmSync(join(copy.folder, folder), { recursive: true });
  }
  link(
    copy,
    packages.filter(({ isNeeded }) => isNeeded),
  );
  expect(await copy.run('scripts/build.ts')).toEqual({ code: 0, output: expect.stringMatching(/^Built \d+ pages/) });
});
