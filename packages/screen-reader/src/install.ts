import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './findBrowser';
import { programs } from './programs';

const debianBrowsers = { firefox: 'firefox-esr', chromium: 'chromium' } as const;

/** Debian's packages of what is not there yet. */
function missing(): string[] {
  return [
    ...programs.filter(({ path }) => !existsSync(path)).map(({ debian }) => debian),
    ...(['firefox', 'chromium'] as const)
      .filter((name) => findBrowser(name) === undefined)
      .map((name) => debianBrowsers[name]),
  ];
}

function run(...args: string[]): void {
  console.log(`> apt-get ${args.join(' ')}`);
  spawnSync('apt-get', args, { stdio: 'inherit', timeout: 300_000 });
}

/** Finds what is needed, or installs Debian's as root; else says what to do and ends with exit code 1. */
function install(): void {
  if (missing().length > 0 && process.getuid?.() === 0) {
    run('update', '-q');
    run('install', '-yq', '--no-install-recommends', ...missing());
  }
  const left = missing();
  if (left.length > 0) {
    console.error(`Do this as root (Debian), then run the tests again:\n  apt-get install ${left.join(' ')}`);
    process.exitCode = 1;
  }
}

install();
