import { spawnSync } from 'node:child_process';
import os from 'node:os';
import type { FullConfig } from '@playwright/test';
import { engineUnderTest } from './engineUnderTest';

/** The first line that a program prints; undefined if it does not run. */
function outputOf(program: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? (stdout.trim().split('\n')[0] ?? '') : undefined;
}

/** Before the first test: prints which browser this run uses and what that cannot do, and adds to its reports what was tested where. */
export default function describeRun({ metadata }: FullConfig): void {
  const { name, title, path, source, lacks } = engineUnderTest();
  const missing = Object.entries(lacks).map(([capability, reason]) => `\n  without ${capability}: ${reason}`);
  console.log(
    `${title}, ${source}: ${path} (${outputOf(path, '--version') ?? 'unknown version'})${missing.join('')}\n`,
  );
  const changes = outputOf('git', 'status', '--porcelain');
  Object.assign(metadata, {
    engine: name,
    system: `${os.type()} ${os.release()}, Node ${process.versions.node}`,
    hasChanges: changes !== undefined && changes !== '',
  });
}
