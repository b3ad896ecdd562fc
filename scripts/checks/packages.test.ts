import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../files/filesBelow';
import { type OwnPackage, ownPackages } from './ownPackages';

const packages = ownPackages();
const deletable = packages.filter(({ isShared }) => !isShared);

/** Whether npm accepts the lockfile of a project without some of its packages. Nothing is fetched or written. */
function installs(without: readonly OwnPackage[]): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'lockfile-'));
  const left = packages.filter((one) => !without.includes(one)).map((one) => `${one.folder}/package.json`);
  for (const file of ['package.json', 'package-lock.json', ...left]) cpSync(file, join(folder, file));
  try {
    execFileSync('npm', ['ci', '--dry-run', '--ignore-scripts', '--offline'], { cwd: folder, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const one of deletable) {
  test(`without ${one.folder} the project installs`, () => {
    expect(installs([one])).toBe(true);
  });
}

test('without all packages that can be deleted the project installs', () => {
  expect(deletable.length).toBeGreaterThan(3);
  expect(installs(deletable)).toBe(true);
});

/** What a file imports: paths of files where it names them, names of packages otherwise. */
function importsOf(file: string): string[] {
  const named = readFileSync(file, 'utf8').matchAll(/(?:\bfrom |^import |\b(?:i|tsI)mport\()'([^']+)'/gm);
  return [...named].map(([, specifier = '']) => {
    if (!specifier.startsWith('.')) return specifier;
    const path = join(dirname(file), specifier);
    return (
      ['', '.ts', '.tsx'].map((ending) => path + ending).find((name) => /\.\w+$/.test(name) && existsSync(name)) ?? path
    );
  });
}

/** All that is imported from some files on, by name or by path. */
function reachedFrom(files: readonly string[]): Set<string> {
  const reached = new Set(files);
  for (const file of reached) {
    if (/\.tsx?$/.test(file)) for (const found of importsOf(file)) reached.add(found);
  }
  return reached;
}

test('nothing that the build and the server run imports a package that can be deleted', () => {
  const site = filesBelow('src').map((name) => `src/${name}`);
  const roots = [
    'scripts/build.ts',
    'scripts/serve.ts',
    ...site.filter((name) => !/\.test\.tsx?$|\/testing\//.test(name)),
  ];
  const reached = [...reachedFrom(roots)];
  // The thread that draws share pictures is begun by its name alone.
  for (const file of ['webpack.config.ts', 'scripts/share-images/shareImage.ts']) expect(reached).toContain(file);
  const isOf =
    ({ folder, name }: OwnPackage) =>
    (found: string) =>
      found === name || found.startsWith(`${name}/`) || found.startsWith(`${folder}/`);
  expect(deletable.filter((one) => reached.some(isOf(one))).map(({ folder }) => folder)).toEqual([]);
});

test('what cannot be deleted is small', () => {
  for (const { folder } of packages.filter(({ isShared }) => isShared)) {
    const sources = filesBelow(`${folder}/src`).map((name) => readFileSync(`${folder}/src/${name}`, 'utf8'));
    expect(sources.join('').split('\n').length, folder).toBeLessThan(500);
  }
});
