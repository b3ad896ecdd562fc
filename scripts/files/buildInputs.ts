import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './filesBelow';

/** The file next to the bundle that lists the sources of a build with their hashes. */
export const inputsFile = 'inputs.json';

const folders = ['src', 'locales', 'public', 'scripts', 'packages/email-payload/src', 'packages/translation-kit/src'];

/** Tests, documents and programs that have no part in a build. Tests start the present server. */
const noInput = /\.test\.tsx?$|\/testing\/|\.md$|^scripts\/(?:dev|own|portraits|serve|server|testing)\b/;

/** The hashes of all sources of a build, by the paths of the files. */
export function buildInputs(): Record<string, string> {
  const files = folders.flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`));
  const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16);
  return Object.fromEntries(
    [...files, 'webpack.config.ts', 'package-lock.json']
      .filter((file) => !noInput.test(file))
      .map((file) => [file, hashOf(file)]),
  );
}

/** The sources that were changed, added or removed since the last build; undefined without a build. */
export function changedSinceBuild(folder = '.build'): string[] | undefined {
  const file = path.join(folder, inputsFile);
  if (!existsSync(file)) return undefined;
  const then = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const now = buildInputs();
  return Object.keys({ ...then, ...now }).filter((name) => then[name] !== now[name]);
}
