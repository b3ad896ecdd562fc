import { once } from 'node:events';
import { type Running, startProgram } from '@nine-blocks/system-browsers/startProgram';

/** Starts a program that has three seconds to end what it has started itself. */
export const startGently = (file: string, args: readonly string[], env: NodeJS.ProcessEnv): Running =>
  startProgram(file, args, env, 3000);

/** What a program that was just started writes first to its file descriptor 3, without spaces at its ends. */
export async function firstLine({ process, failure }: Running): Promise<string> {
  const pipe = process.stdio[3];
  if (!pipe) throw new Error('The program has no pipe to write to.');
  const [data]: unknown[] = await Promise.race([once(pipe, 'data'), failure]);
  return String(data).trim();
}
