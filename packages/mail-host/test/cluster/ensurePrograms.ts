import { spawnSync } from 'node:child_process';
import { nginxPath, postgresFolder } from './programs';

const missing = () => [
  ...(postgresFolder() === undefined ? ['postgresql'] : []),
  ...(nginxPath() === undefined ? ['nginx-light'] : []),
];

function run(command: string, args: readonly string[]): void {
  console.log(`> ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
}

/** Finds PostgreSQL and nginx, or installs Debian's as root. Says what to do when neither works. */
function ensurePrograms(): void {
  if (missing().length > 0 && process.getuid?.() === 0) {
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-yq', '--no-install-recommends', ...missing()]);
  }
  if (missing().length > 0) {
    console.error(`Do this as root (Debian), then run the tests again:\n  apt-get install ${missing().join(' ')}`);
    process.exitCode = 1;
    return;
  }
  console.log(`Testing with ${postgresFolder()}, ${nginxPath()}`);
}

ensurePrograms();
