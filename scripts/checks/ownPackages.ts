import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** A package of this repository. */
export interface OwnPackage {
  /** Its folder, and what it is imported as. */
  folder: string;
  name: string;
  /** Whether the project itself depends on it: if not, the project can do without. */
  isShared: boolean;
}

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The packages in `packages/`. Those that `package.json` names as dependencies are shared, the others can be deleted. */
export function ownPackages(): OwnPackage[] {
  const { dependencies, devDependencies } = readManifest('.');
  return readdirSync('packages')
    .map((folder) => `packages/${folder}`)
    .filter((folder) => existsSync(`${folder}/package.json`))
    .map((folder) => {
      const { name } = readManifest(folder) as { name: string };
      return { folder, name, isShared: name in { ...dependencies, ...devDependencies } };
    });
}
