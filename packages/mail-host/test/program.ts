import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { test as base } from './host';

export { expect } from './host';

/** A certificate for `localhost` with its key, which is not secret. */
export const certificate = join(import.meta.dirname, 'localhost.pem');

/** The options of an SMTP server that uses TLS with this certificate. */
export const encrypted: SMTPServerOptions = {
  key: readFileSync(certificate),
  cert: readFileSync(certificate),
  disabledCommands: [],
};

type Variables = Readonly<Record<string, string>>;

/** The running program. */
export interface Run {
  child: ChildProcess;
  output: () => string;
  /** Resolves with its port, or with undefined if it ends before it listens. */
  port: Promise<number | undefined>;
  /** Resolves with its exit code and signal. */
  ended: Promise<unknown[]>;
}

interface RunOptions {
  /** A file of `src`, or the path of a bundle. */
  file?: string;
  args?: readonly string[];
}

/** Starts a program of this package, by default `serve.ts`. */
export function run(environment: Variables, { file = 'serve.ts', args = [] }: RunOptions = {}): Run {
  const source = ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, '../src', file)];
  const command = [...(file.endsWith('.mjs') ? [file] : source), ...args];
  const child = spawn(process.execPath, command, { cwd: tmpdir(), env: { ...process.env, ...environment } });
  let output = '';
  const ended = once(child, 'close');
  const port = new Promise<number | undefined>((resolve) => {
    const find = () => {
      const [, digits] = /"port":(\d+)/.exec(output) ?? [];
      if (digits === undefined) return;
      child.stdout.off('data', find);
      resolve(Number(digits));
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.stdout.on('data', find);
    void ended.then(() => resolve(undefined));
  });
  return { child, output: () => output, port, ended };
}

/** A test that starts programs of this package with its own outbox. They are killed after the test, even if it fails. */
export const test = base.extend<{ start: typeof run }>({
  start: async ({ folder: outbox }, provide) => {
    const runs: Run[] = [];
    await provide((environment, options) => {
      const started = run({ MAIL_OUTBOX: outbox, ...environment }, options);
      runs.push(started);
      return started;
    });
    for (const { child } of runs) child.kill('SIGKILL');
    await Promise.all(runs.map(({ ended }) => ended));
  },
});
