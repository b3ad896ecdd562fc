import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { neededProgram } from './programs';

export interface Running {
  process: ChildProcess;
  pid: number;
  /** Rejects, with what the program said last, once it has ended by itself. */
  failure: Promise<never>;
  end: () => Promise<void>;
}

/** What a program says is kept for the error that its end may become. */
const keptOutput = 2000;

/**
 * Starts a program that ends with the tests, however those end: the kernel kills it with its parent, so nothing is left behind by a crash,
 * a Ctrl-C or a killed worker.
 */
export function startProgram(file: string, args: string[], env: NodeJS.ProcessEnv = process.env): Running {
  const child = spawn(neededProgram('setpriv'), ['--pdeathsig', 'KILL', file, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  if (child.pid === undefined) throw new Error(`${file} could not be started.`);
  let said = '';
  child.stderr?.on('data', (data: Buffer) => {
    said = (said + data.toString()).slice(-keptOutput);
  });
  const exit = once(child, 'exit');
  const failure = exit.then(() => {
    throw new Error(`${file} ended by itself. ${said}`);
  });
  // Whoever waits for something of the program races against this; nobody else needs to know.
  failure.catch(() => {});
  return {
    process: child,
    pid: child.pid,
    failure,
    end: async () => {
      // WebKitWebDriver ignores milder signals while a session is open.
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await exit;
    },
  };
}
