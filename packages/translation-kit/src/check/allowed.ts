import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { z } from 'zod';
import { sourceLocale } from '../catalogs/catalog';
import { jsonFinding } from '../catalogs/jsonFinding';
import { lineAt } from '../catalogs/jsonKeys';
import type { Problem } from '../catalogs/problem';
import type { Project } from '../project';

/** Rules that may be wrong about a single message; the others name what would break the page. */
const dismissible = [
  'characters',
  'direction',
  'figure',
  'glossary',
  'html',
  'language',
  'names',
  'punctuation',
  'quotes',
  'script',
  'spacing',
  'tagWords',
] as const satisfies readonly Problem['rule'][];

const dismissal = z.strictObject({
  /** `*` is every language, such as for the number of a house. */
  locale: z.string().min(1),
  key: z.string().min(1),
  rule: z.enum(dismissible),
  /** Words of the finding, where the message has other findings of the same rule that are right. */
  about: z.string().min(1).optional(),
  reason: z.string().min(10),
});

const shape = z.strictObject({
  /** Names and abbreviations that no language translates. */
  names: z.array(z.string()),
  /** Words and whole messages that a language writes as English does, by language. */
  sameAsSource: z.record(z.string(), z.array(z.string())),
  /** Findings of the check that are wrong. */
  dismissed: z.array(dismissal),
});

/** A finding that is wrong about one message, with the reason, and the place where that is written. */
export type Dismissal = z.infer<typeof dismissal> & { file: string; line: number };

/** The exceptions of `allowed.json`, and what is wrong with that file; then it allows nothing. */
export interface Allowed {
  names: readonly string[];
  sameAsSource: Readonly<Record<string, readonly string[]>>;
  dismissals: readonly Dismissal[];
  problems: readonly Problem[];
}

/** A site with the exceptions of its translations. */
export interface CheckedProject extends Project {
  allowed: Allowed;
}

/** Reads the text of `allowed.json`. */
export function inspectAllowed(text: string, file: string): Allowed {
  const refused = (problems: Problem[]) => ({ names: [], sameAsSource: {}, dismissals: [], problems });
  const json = jsonFinding(text);
  if (json !== undefined) return refused([{ ...json, file, key: '' }]);
  const tree = parseTree(text);
  const lineOf = (place: readonly PropertyKey[]) => {
    const known = place.filter((part) => typeof part !== 'symbol');
    return lineAt(text, (tree && findNodeAtLocation(tree, known)?.offset) ?? 0);
  };
  const read = shape.safeParse(JSON.parse(text));
  if (!read.success) {
    const fix = 'write it like the other entries';
    return refused(
      read.error.issues.map(({ path: place, message: reason }): Problem => {
        return { file, line: lineOf(place), key: place.join('.'), rule: 'dismissed', reason, fix };
      }),
    );
  }
  const { dismissed, ...rest } = read.data;
  const dismissals = dismissed.map((one, index) => ({ ...one, file, line: lineOf(['dismissed', index]) }));
  return { ...rest, dismissals, problems: [] };
}

/** A site with the exceptions that its `allowed.json` has at the moment; without that file there are none. */
export function withAllowed(project: Project): CheckedProject {
  const file = path.posix.join(project.folder, 'allowed.json');
  const none = '{ "names": [], "sameAsSource": {}, "dismissed": [] }';
  return { ...project, allowed: inspectAllowed(existsSync(file) ? readFileSync(file, 'utf8') : none, file) };
}

const isMeant = ({ key, rule, about = '' }: Dismissal, problem: Problem) =>
  key === problem.key && rule === problem.rule && problem.reason.includes(about);

/** The problems of a language without the dismissed ones, and the dismissals that dismiss nothing. */
export function withoutDismissed(
  problems: readonly Problem[],
  dismissals: readonly Dismissal[],
  locale: string,
): Problem[] {
  const own = dismissals.filter((one) => one.locale === locale || one.locale === '*');
  // A message that is not translated yet has no findings: a dismissal for every language is judged by the source.
  const judged = own.filter((one) => one.locale === locale || locale === sourceLocale);
  const idle = judged.filter((one) => !problems.some((problem) => isMeant(one, problem)));
  return [
    ...problems.filter((problem) => !own.some((one) => isMeant(one, problem))),
    ...idle.map(({ file, line, key, rule }): Problem => {
      const reason = `nothing of the rule “${rule}” is found in this message (${locale})`;
      return { file, line, key, rule: 'dismissed', reason, fix: 'remove this entry of "dismissed"' };
    }),
  ];
}
