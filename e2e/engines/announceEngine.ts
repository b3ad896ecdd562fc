import { spawnSync } from 'node:child_process';
import { engineUnderTest } from './engineUnderTest';

function versionOf(path: string): string {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return stdout.trim().split('\n')[0] ?? '';
}

/** Before the first test: says which browser this run uses, and what it cannot do there and why. */
export default function announceEngine(): void {
  const { title, path, source, lacks } = engineUnderTest();
  const missing = Object.entries(lacks).map(([capability, reason]) => `\n  without ${capability}: ${reason}`);
  console.log(`${title}, ${source}: ${path} (${versionOf(path)})${missing.join('')}\n`);
}
