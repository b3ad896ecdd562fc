import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { z } from 'zod';
import { type Dismissal, dismissible } from './dismissals';
import { jsonFinding } from './jsonFinding';
import { lineAt } from './jsonKeys';
import type { Problem } from './problem';

const dismissal = z.strictObject({
  locale: z.string().min(1),
  key: z.string().min(1),
  rule: z.enum(dismissible),
  /** Words of the finding, where the message has others of the same rule that are meant to stay. */
  about: z.string().min(1).optional(),
  /** Why it is not so. */
  reason: z.string().min(10),
});

const shape = z.strictObject({
  /** Names and abbreviations that no language translates. */
  names: z.array(z.string()),
  /** Words and whole messages that a language writes as English does, by language. */
  sameAsSource: z.record(z.string(), z.array(z.string())),
  /** What the check says of one message and is not so. */
  dismissed: z.array(dismissal),
});

interface AllowedReading {
  names: readonly string[];
  sameAsSource: Readonly<Record<string, readonly string[]>>;
  /** Each with its line. */
  dismissals: readonly Dismissal[];
  /** What is wrong with the file; then it allows nothing. */
  problems: readonly Problem[];
}

/** Reads the text of `locales/allowed.json`. */
export function inspectAllowed(text: string, file: string): AllowedReading {
  const wrong = (problems: Problem[]) => ({ names: [], sameAsSource: {}, dismissals: [], problems });
  const json = jsonFinding(text);
  if (json !== undefined) return wrong([{ ...json, file, key: '' }]);
  const tree = parseTree(text);
  const lineOf = (path: readonly PropertyKey[]) => {
    const known = path.filter((part) => typeof part !== 'symbol');
    return lineAt(text, (tree && findNodeAtLocation(tree, known)?.offset) ?? 0);
  };
  const read = shape.safeParse(JSON.parse(text));
  if (!read.success) {
    const mend = 'write it like the entries beside it';
    return wrong(
      read.error.issues.map(({ path, message: reason }): Problem => {
        return { file, line: lineOf(path), key: path.join('.'), rule: 'dismissed', reason, mend };
      }),
    );
  }
  const { names, sameAsSource, dismissed } = read.data;
  const dismissals = dismissed.map((one, index) => ({ ...one, file, line: lineOf(['dismissed', index]) }));
  return { names, sameAsSource, dismissals, problems: [] };
}
