/** The subject of a problem. */
export type Rule =
  | 'characters'
  | 'description'
  | 'extra'
  | 'json'
  | 'key'
  | 'ledger'
  | 'length'
  | 'missing'
  | 'order'
  | 'plural'
  | 'repeated'
  | 'stale'
  | 'structure'
  | 'syntax'
  | 'text'
  | 'use';

/** A mistake in a message, and its fix. */
export interface Finding {
  rule: Rule;
  reason: string;
  fix: string;
}

/** A finding and its place. `key` is empty if the finding is about the whole file. */
export interface Problem extends Finding {
  file: string;
  line: number;
  key: string;
}

/** Whether a problem is only a notice: pages show English for a missing translation, and still use an old one. */
export const isNotice = ({ rule }: Problem): boolean => rule === 'missing' || rule === 'stale';

/** A problem as one line: file, line, key, reason and fix. */
export function problemLine({ file, line, key, reason, fix }: Problem): string {
  return [`${file}:${line}`, ...(key === '' ? [] : [key]), `${reason}. Fix: ${fix}.`].join(': ');
}

/** Problems in the order of their files and lines. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
