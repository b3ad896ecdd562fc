import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A mistake in what was typed: the message says how to correct it. */
export class UsageError extends Error {}

/** `parseArgs` of Node, whose errors become UsageErrors. */
export function readArguments<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

/** Runs a command with the arguments of the command line. A UsageError is printed, and the command fails. */
export async function runCommand(command: (args: readonly string[]) => Promise<void> | void): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
