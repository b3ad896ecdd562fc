import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Imports a file of an installed package, `lighthouse/core/index.js`, and resolves with what it exports. */
type Load = (file: string) => Promise<Record<string, unknown>>;

/** Runs npm in a folder; throws where it fails. */
function npmCi(folder: string): void {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${folder}`);
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Installs what the lockfile of a folder pins below `cache`, unless it is there already, and gives a way to import it. Throws where it
 * cannot be installed, for example without a network.
 */
export function pinnedInstall(folder: string, cache = path.resolve('node_modules/.cache'), install = npmCi): Load {
  const target = path.join(cache, path.relative('.', folder).replaceAll(/[\\/.]+/g, '-'));
  const lockfile = path.join(target, 'package-lock.json');
  if (textOf(lockfile) !== readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) {
    console.error(`Installing what ${folder}/package-lock.json pins`);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    try {
      for (const name of ['package.json', 'package-lock.json'])
        cpSync(path.join(folder, name), path.join(target, name));
      install(target);
    } catch (error) {
      // The next run shall not take it for complete.
      rmSync(target, { recursive: true, force: true });
      throw error;
    }
  }
  return async (file) =>
    (await import(pathToFileURL(path.join(target, 'node_modules', file)).href)) as Record<string, unknown>;
}
