import type { Path } from '../../../src/paths';
import list from './exceptions.json' with { type: 'json' };

/** Violations that are accepted, with a reason that an auditor accepts. */
interface Exception {
  /** Matches the lines of the violations. */
  line: RegExp;
  reason: string;
  link: string;
  /** The page that still has the violation once it is hydrated: the long run looks there whether the exception is still needed. Without it: the prerendered files have it. */
  seenAt?: Path | undefined;
  /** The open state of `seenAt` that has it (e2e/support/openStates.ts). */
  state?: string | undefined;
}

/** THE list, exceptions.json. An exception that matches nothing any more fails a test. */
export const exceptions: readonly Exception[] = list.map(({ line, seenAt, ...exception }) => ({
  ...exception,
  line: new RegExp(line),
  seenAt: seenAt as Path | undefined,
}));

/** One violation as one line, which a failure shows and exceptions match. */
export function lineOf({ engine, rule, help, place }: { engine: string; rule: string; help: string; place: string }) {
  return `${engine} ${rule} (${help}): ${place}`;
}

/** The lines of violations that no exception accepts. */
export function notExcused(lines: readonly string[]): string[] {
  return lines.filter((line) => !exceptions.some((exception) => exception.line.test(line)));
}
