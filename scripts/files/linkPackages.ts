import { copyFileSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type OwnPackage, ownPackages } from './ownPackages';

/** Gives a copy of the project `node_modules` with every installed package, and of the project's own those of the copy that are named. */
export function linkPackages(folder: string, own: readonly OwnPackage[] = ownPackages()): void {
  const installed = realpathSync('node_modules');
  const linked = join(folder, 'node_modules');
  mkdirSync(linked);
  const scopes = new Set(ownPackages().map(({ name }) => name.split('/')[0] ?? name));
  for (const name of readdirSync(installed).filter((entry) => !scopes.has(entry))) {
    const from = join(installed, name);
    if (statSync(from).isDirectory()) symlinkSync(from, join(linked, name), 'junction');
    else copyFileSync(from, join(linked, name));
  }
  for (const scope of scopes) mkdirSync(join(linked, scope));
  for (const { folder: from, name } of own) {
    symlinkSync(join(folder, from), join(linked, name), 'junction');
    // What npm could not put with all the others.
    const nested = resolve(from, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(folder, from, 'node_modules'), 'junction');
  }
}
