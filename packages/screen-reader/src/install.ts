import { spawnSync } from 'node:child_process';
import { missingPackages } from './programs';

function run(...args: string[]): void {
  console.log(`> apt-get ${args.join(' ')}`);
  spawnSync('apt-get', args, { stdio: 'inherit', timeout: 300_000 });
}

// As root this installs the missing packages of Debian; otherwise it prints how to install them, with exit code 1.
if (missingPackages().length > 0 && process.getuid?.() === 0) {
  run('update', '-q');
  run('install', '-yq', '--no-install-recommends', ...missingPackages());
}
const missing = missingPackages();
if (missing.length > 0) {
  console.error(`Do this as root (Debian), then run the tests again:\n  apt-get install ${missing.join(' ')}`);
  process.exitCode = 1;
}
