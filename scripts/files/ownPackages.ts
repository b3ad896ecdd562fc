import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { filesBelow } from './filesBelow';

/** A package of this repository. */
export interface OwnPackage {
  /** Its folder, and what it is imported as. */
  folder: string;
  name: string;
  /** Whether the site, its build or its server import it. Whatever they do not import can be deleted. */
  isNeeded: boolean;
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

/** What a file imports: paths of files where it names them, names of packages otherwise. */
function importsOf(file: string): string[] {
  const named = readFileSync(file, 'utf8').matchAll(/(?:\bfrom |^import |\b(?:i|tsI)mport\()'([^']+)'/gm);
  return [...named].map(([, specifier = '']) => {
    if (!specifier.startsWith('.')) return specifier;
    const path = join(dirname(file), specifier);
    const names = [path, `${path}.ts`, `${path}.tsx`];
    return names.find((name) => /\.\w+$/.test(name) && existsSync(name)) ?? path;
  });
}

/** All that the site, its build and its server import, directly or not: paths of files and names of packages. */
export function importedBySite(): ReadonlySet<string> {
  const site = filesBelow('src').filter((name) => !/\.test\.tsx?$|(?:^|\/)testing\//.test(name));
  const imported = new Set(['scripts/build.ts', 'scripts/serve.ts', ...site.map((name) => `src/${name}`)]);
  for (const file of imported) {
    if (/\.tsx?$/.test(file)) for (const found of importsOf(file)) imported.add(found);
  }
  return imported;
}

/** The packages in `packages/`. */
export function ownPackages(): OwnPackage[] {
  const imported = [...importedBySite()];
  const found = readdirSync('packages')
    .filter((folder) => existsSync(`packages/${folder}/package.json`))
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(`packages/${folder}/package.json`, 'utf8')) as Manifest;
      return { folder: `packages/${folder}`, ...manifest };
    });
  const needed = new Set(
    found
      .filter(({ folder, name }) =>
        imported.some((one) => one === name || one.startsWith(`${name}/`) || one.startsWith(`${folder}/`)),
      )
      .map(({ name }) => name),
  );
  for (const name of needed) {
    for (const other of Object.keys(found.find((one) => one.name === name)?.dependencies ?? {})) needed.add(other);
  }
  return found.map(({ folder, name }) => ({ folder, name, isNeeded: needed.has(name) }));
}
