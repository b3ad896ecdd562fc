import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { test as base } from './site';

const sources = resolve(import.meta.dirname, '../../..');

/** A running program. */
export interface Run {
  child: ChildProcess;
  output: () => string;
  /** Resolves with the port in the first lines of output, or with undefined if the program ends without a port. */
  port: Promise<number | undefined>;
  ended: Promise<unknown[]>;
}

type Start = (program: string, env: NodeJS.ProcessEnv, args?: readonly string[], cwd?: string) => Run;

/** A test that starts programs of the project, by default in the folder of the test, and ends them afterwards. */
export const test = base.extend<{ start: Start }>({
  start: async ({ folder }, provide) => {
    const runs: Run[] = [];
    await provide((program, env, args = [], cwd = folder) => {
      const started = run([resolve(sources, program), ...args], cwd, env);
      runs.push(started);
      return started;
    });
    for (const { child } of runs) child.kill('SIGKILL');
    await Promise.all(runs.map(({ ended }) => ended));
  },
});

function run(command: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Run {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), ...command], {
    cwd,
    env: { ...process.env, ...env },
  });
  let output = '';
  const ended = once(child, 'close');
  const port = new Promise<number | undefined>((found) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        const announced = /Mailbox: http:\/\/localhost:(\d+)\/__mailbox\n/.exec(output);
        if (announced !== null) found(Number(announced[1]));
      });
    }
    void ended.then(() => found(undefined));
  });
  return { child, output: () => output, port, ended };
}
