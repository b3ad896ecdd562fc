import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A mistake in the command line or in a setting. The message says how to correct it. */
export class UsageError extends Error {}

/** Reads options by `parseArgs` of Node. Throws a UsageError for a wrong option. */
export function readArguments<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

/** Runs a command with the arguments of the command line. Prints a UsageError without its stack, and lets the command fail. */
export async function runCommand(command: (args: readonly string[]) => Promise<void> | void): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
