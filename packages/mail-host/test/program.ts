import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from './host';

export { expect } from './host';

/** The running program. */
interface Run {
  child: ChildProcess;
  output: () => string;
  /** Resolves with the port that it says it listens on, or undefined when it ended without one. */
  port: Promise<number | undefined>;
  ended: Promise<unknown[]>;
}

/** Starts `serve.ts` unless another file, or a bundle, is named, in a folder; with an outbox of the test's own unless told otherwise. */
type Start = (environment: Readonly<Record<string, string>>, options?: StartOptions) => Run;

interface StartOptions {
  folder?: string;
  file?: string;
  args?: readonly string[];
}

/** Starts the mail host as a program of its own, in a folder; it does not outlive its test, not even a failed one. */
export const test = base.extend<{ start: Start }>({
  start: async ({ folder: outbox }, provide) => {
    const runs: Run[] = [];
    await provide((environment, options = {}) => {
      const started = run({ MAIL_OUTBOX: outbox, ...environment }, options);
      runs.push(started);
      return started;
    });
    for (const { child } of runs) child.kill('SIGKILL');
    await Promise.all(runs.map(({ ended }) => ended));
  },
});

function run(
  environment: Readonly<Record<string, string>>,
  { folder = tmpdir(), file = 'serve.ts', args = [] }: StartOptions,
): Run {
  const source = ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, '../src', file)];
  const command = [...(file.endsWith('.mjs') ? [file] : source), ...args];
  const child = spawn(process.execPath, command, { cwd: folder, env: { ...process.env, ...environment } });
  let output = '';
  const ended = once(child, 'close');
  const port = new Promise<number | undefined>((tell) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        const [, digits] = /"port":(\d+)/.exec(output) ?? [];
        if (digits !== undefined) tell(Number(digits));
      });
    }
    void ended.then(() => tell(undefined));
  });
  return { child, output: () => output, port, ended };
}
