import { parseArgs } from 'node:util';

/** A mistake in the typed command: the message says how to correct it. */
export class UsageError extends Error {}

const options = {
  locale: { type: 'string', multiple: true },
  page: { type: 'string', multiple: true },
  typo: { type: 'string', multiple: true },
  to: { type: 'string' },
  by: { type: 'string' },
} as const;

/** Reads the words and options of a command line. Throws a UsageError for an unknown option. */
export function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { ...values, words: positionals };
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

/** The words and options of a command. */
export type Options = ReturnType<typeof readOptions>;

/** Selects the wanted names; all known names if the list is empty. Throws a UsageError for an unknown name. */
export function chosen<Name extends string>(kind: string, wanted: readonly string[], known: readonly Name[]): Name[] {
  const unknown = wanted.find((name) => !known.some((candidate) => candidate === name));
  if (unknown !== undefined) {
    throw new UsageError(`There is no ${kind} “${unknown}”. There are: ${known.join(', ')}.`);
  }
  return wanted.length === 0 ? [...known] : known.filter((name) => wanted.includes(name));
}
