import { lineOf, type EngineName, type Violation } from './verdict';

/** Violations that may stand, with a reason that an auditor accepts. */
export interface Exception {
  engine: EngineName;
  rule: string;
  /** Only those whose line, as a failure shows it, matches; without it, all of the rule. */
  only?: RegExp;
  reason: string;
  link: string;
}

/** THE list. One that matches nothing any more fails the run that has looked everywhere. */
export const exceptions: readonly Exception[] = [];

/** The exception that lets a violation stand, if there is one. */
export function exceptionFor(violation: Violation): Exception | undefined {
  return exceptions.find(
    ({ engine, rule, only }) =>
      engine === violation.engine && rule === violation.rule && (only?.test(lineOf(violation)) ?? true),
  );
}
