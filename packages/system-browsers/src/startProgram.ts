import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Running {
  pid: number;
  /** Rejects with the last output of the program when it has ended by itself. */
  failure: Promise<never>;
  /** The first line that the program writes to its file descriptor 3: some programs write their address there. */
  firstLine: () => Promise<string>;
  end: () => Promise<void>;
}

/** The number of characters of output that are kept for an error message. */
const keptOutput = 2000;

/**
 * Starts a program that the kernel ends together with this process, also after a crash or a killed worker. `patience` is the time that the program has
 * to end its own programs, in milliseconds; without it the program is killed immediately.
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
  // Callers that wait for the program race against this promise; for all others its rejection is no error.
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
