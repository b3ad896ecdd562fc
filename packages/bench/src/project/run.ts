import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { UsageError } from '@nine-blocks/built-site/options';

/** Runs a program in a folder and resolves with what it printed. Throws a UsageError with all of it where the program fails. */
export async function run(folder: string, command: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  }
  await once(child, 'close');
  if (child.exitCode === 0) return output;
  throw new UsageError(`${command} ${args.join(' ')} failed in ${folder}:\n${output.trim()}`);
}
