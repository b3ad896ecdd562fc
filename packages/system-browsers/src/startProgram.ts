import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Running {
  pid: number;
  /** Rejects, with what the program said last, once it has ended by itself. */
  failure: Promise<never>;
  /** What it writes first to its file descriptor 3, without spaces at its ends: some programs write there where they can be reached. */
  firstLine: () => Promise<string>;
  end: () => Promise<void>;
}

/** What a program says is kept for the error that its end may become. */
const keptOutput = 2000;

/**
 * Starts a program, which the kernel ends with this process, however that ends: nothing is left behind by a crash or a killed worker.
 * `patience` is how many milliseconds it has to end what it has started itself, once it is to end; without it is killed at once.
 */
export function startProgram(file: string, args: readonly string[], env = process.env, patience = 0): Running {
  const gentle = patience > 0;
  const child = spawn('setpriv', ['--pdeathsig', gentle ? 'TERM' : 'KILL', file, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  if (child.pid === undefined) throw new Error('setpriv is not installed. On Debian: apt-get install util-linux');
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
    pid: child.pid,
    failure,
    firstLine: async () => {
      const pipe = child.stdio[3];
      if (!pipe) throw new Error(`${file} has no pipe to write to.`);
      const [data]: unknown[] = await Promise.race([once(pipe, 'data'), failure]);
      return String(data).trim();
    },
    end: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill(gentle ? 'SIGTERM' : 'SIGKILL');
      const impatient = setTimeout(() => child.kill('SIGKILL'), patience);
      await exit;
      clearTimeout(impatient);
    },
  };
}
