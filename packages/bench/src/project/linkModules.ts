import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { run } from './run';

/** The names and folders of a project's own packages. */
function ownPackages(folder: string): { name: string; folder: string }[] {
  const packages = path.join(folder, 'packages');
  if (!existsSync(packages)) return [];
  return readdirSync(packages)
    .map((entry) => path.join(packages, entry))
    .filter((entry) => existsSync(path.join(entry, 'package.json')))
    .map((entry) => {
      const { name } = JSON.parse(readFileSync(path.join(entry, 'package.json'), 'utf8')) as { name: string };
      return { name, folder: entry };
    });
}

/** Links every entry of a folder of installed packages but the project's own, which are the copy's. */
function linkEntries(from: string, to: string, own: ReadonlySet<string>): void {
  mkdirSync(to, { recursive: true });
  const scopes = new Set([...own].flatMap((name) => (name.includes('/') ? [name.split('/')[0]] : [])));
  for (const entry of readdirSync(from)) {
    if (!scopes.has(entry) && !own.has(entry)) symlinkSync(path.join(from, entry), path.join(to, entry));
  }
}

/** Gives a copy of a project its installed packages: links where both have the same lockfile, else `npm ci`. Its own packages are the copy's. */
export async function linkModules(project: string, copy: string): Promise<void> {
  const lockfile = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (lockfile(project) !== lockfile(copy)) {
    await run(copy, 'npm', 'ci', '--no-audit', '--no-fund');
    return;
  }
  const own = ownPackages(copy);
  const modules = path.join(copy, 'node_modules');
  linkEntries(path.join(project, 'node_modules'), modules, new Set(own.map(({ name }) => name)));
  for (const { name, folder } of own) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(folder, path.join(modules, name));
    // What npm could not put with all the others.
    const nested = path.join(project, path.relative(copy, folder), 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, path.join(folder, 'node_modules'));
  }
}
