import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

interface Running {
  process: ChildProcess;
  /** Rejects, with what the program said last, once it has ended by itself. */
  failure: Promise<never>;
  end: () => Promise<void>;
}

/** What a program says is kept for the error that its end may become. */
const keptOutput = 2000;
/** How long a program has to end before it is killed. */
const patience = 3000;

/**
 * Starts a program, which the kernel ends with this process, however that ends: nothing is left behind by a crash or a killed worker. Its
 * file descriptor 3 is a pipe: some programs write there where they can be reached.
 */
export function startProgram(file: string, args: readonly string[], env: NodeJS.ProcessEnv): Running {
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', file, ...args], {
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
    failure,
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const impatient = setTimeout(() => child.kill('SIGKILL'), patience);
      await exit;
      clearTimeout(impatient);
    },
  };
}

/** What a program that was just started writes first to its file descriptor 3, without spaces at its ends. */
export async function firstLine({ process, failure }: Running): Promise<string> {
  const pipe = process.stdio[3];
  if (!pipe) throw new Error('The program has no pipe to write to.');
  const [data]: unknown[] = await Promise.race([once(pipe, 'data'), failure]);
  return String(data).trim();
}
