import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './filesBelow';
import { importedBySite, ownPackages } from './ownPackages';

/** The file next to a build's bundle that says what the build was made from. */
export const inputsFile = 'inputs.json';

/** A hash of each file that a build is made from, by its path: no tests, no documents, no other scripts. */
export function buildInputs(): Record<string, string> {
  const folders = ['src', 'locales', 'public', ...ownPackages().flatMap((one) => (one.isNeeded ? one.folder : []))];
  const files = [
    ...folders.flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`)),
    ...filesBelow('scripts/share-images').map((name) => `scripts/share-images/${name}`),
    // The server that tests start is today's.
    ...[...importedBySite()].filter((file) => /^scripts\/(?!serve)/.test(file) && existsSync(file)),
    'webpack.config.ts',
    'package-lock.json',
  ].filter((file) => !/\.test\.tsx?$|\/(?:testing|test|node_modules)\/|\.md$/.test(file));
  const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16);
  return Object.fromEntries(files.map((file) => [file, hashOf(file)]));
}

/** The files that have changed, come or gone since the last build; undefined without a build. */
export function changedSinceBuild(folder = '.build'): string[] | undefined {
  const file = path.join(folder, inputsFile);
  if (!existsSync(file)) return undefined;
  const then = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const now = buildInputs();
  return Object.keys({ ...then, ...now }).filter((file) => then[file] !== now[file]);
}
