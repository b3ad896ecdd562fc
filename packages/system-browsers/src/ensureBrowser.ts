import { spawnSync } from 'node:child_process';
import { type EngineName, engines } from './engines';
import { findEngine, type FoundEngine } from './findEngine';

const seconds = 1000;

function run(command: string, args: readonly string[], timeout: number): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', timeout }).status === 0;
}

/** Playwright gives up after some failed downloads by itself, but a network that drops every packet would hold it for long. */
function installPlaywrights(name: EngineName) {
  // Of Chromium, the tests need the headless shell only: a third of the download.
  run('npx', ['playwright', 'install', name, ...(name === 'chromium' ? ['--only-shell'] : [])], 120 * seconds);
}

function installDebians(name: EngineName) {
  if (process.getuid?.() !== 0) return;
  if (!run('apt-get', ['update', '-q'], 120 * seconds)) return;
  engines[name].packages.some((list) =>
    run('apt-get', ['install', '-yq', '--no-install-recommends', ...list], 300 * seconds),
  );
}

/** Finds an engine's browser, or installs one: Playwright's own, else Debian's as root. Throws an error that says what to do if neither works. */
export function ensureBrowser(name: EngineName): FoundEngine {
  for (const install of [installPlaywrights, installDebians]) {
    if (findEngine(name) !== undefined) break;
    install(name);
  }
  const found = findEngine(name);
  if (found !== undefined) return found;
  const { title, variable, packages } = engines[name];
  throw new Error(
    [
      `There is no ${title} on this machine, and none could be installed.`,
      'Do one of these, then run the command again:',
      `  npx playwright install ${name}`,
      ...packages.map((list) => `  apt-get install ${list.join(' ')}     (Debian, as root)`),
      `  ${variable}=/path/to/${name}`,
    ].join('\n'),
  );
}
