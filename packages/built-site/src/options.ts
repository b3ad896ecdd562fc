import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Something that whoever typed the command can mend: its message says how. */
export class UsageError extends Error {}

/** The members of a list that an option names, or all where it is not given. Throws a UsageError for a name that is none. */
export function chosen<Value extends string | number>(
  option: string,
  asked: readonly string[] | undefined,
  all: readonly Value[],
): readonly Value[] {
  const wrong = asked?.find((text) => all.every((value) => String(value) !== text));
  if (wrong !== undefined) throw new UsageError(`--${option} ${wrong}: there is only ${all.join(', ')}`);
  return asked === undefined ? all : all.filter((value) => asked.includes(String(value)));
}

/** A whole number from `least` on. Throws a UsageError for anything else. */
export function countOf(option: string, text: string, least = 1): number {
  const count = Number(text);
  if (text.trim() !== '' && Number.isInteger(count) && count >= least) return count;
  throw new UsageError(`--${option} must be a whole number from ${least} on, but it is "${text}"`);
}

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
