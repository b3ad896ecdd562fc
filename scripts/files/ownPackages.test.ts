import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import spawn from 'cross-spawn';
import { filesBelow } from './filesBelow';
import { importedBySite, type OwnPackage, ownPackages } from './ownPackages';

const packages = ownPackages();
const deletable = packages.filter(({ isNeeded }) => !isNeeded);

/** Whether npm accepts the lockfile of a project without some of its packages. Nothing is fetched or installed. */
function installs(without: readonly OwnPackage[]): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'lockfile-'));
  const left = packages.filter((one) => !without.includes(one)).map((one) => `${one.folder}/package.json`);
  for (const file of ['package.json', 'package-lock.json', ...left]) cpSync(file, join(folder, file));
  const { status } = spawn.sync('npm', ['ci', '--dry-run', '--ignore-scripts', '--offline'], { cwd: folder });
  rmSync(folder, { recursive: true });
  return status === 0;
}

test('without all packages that can be deleted the project installs', () => {
  expect(deletable.map(({ folder }) => folder)).toContain('packages/screen-reader');
  expect(installs(deletable)).toBe(true);
});

test('what is imported is followed through the build', () => {
  // Webpack's configuration; a thread that is begun by its name alone; a component that another one loads.
  const files = ['webpack.config.ts', 'scripts/share-images/shareImage.ts', 'src/App.tsx'];
  expect([...importedBySite()]).toEqual(expect.arrayContaining(files));
});

test('the site and its build need no package but the catalogs’ check and small ones', () => {
  // A product of its own, such as the mail host, must not come along with the site.
  const linesOf = (folder: string) =>
    filesBelow(`${folder}/src`).flatMap((name) => readFileSync(`${folder}/src/${name}`, 'utf8').split('\n')).length;
  const needed = packages.filter(({ isNeeded }) => isNeeded);
  const large = needed.filter(({ folder }) => linesOf(folder) > 500).map(({ folder }) => folder);
  expect(large).toEqual(['packages/translation-kit']);
});
