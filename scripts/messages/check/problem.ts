/** What a problem is about; tests and the table in docs/translation-checks.md name them. */
export type Rule =
  | 'encoding'
  | 'json'
  | 'key'
  | 'repeated'
  | 'order'
  | 'text'
  | 'description'
  | 'syntax'
  | 'missing'
  | 'extra'
  | 'placeholder'
  | 'twice'
  | 'span'
  | 'format'
  | 'tag'
  | 'nesting'
  | 'tagWords'
  | 'plural'
  | 'select'
  | 'spacing'
  | 'punctuation'
  | 'quotes'
  | 'direction'
  | 'characters'
  | 'html'
  | 'script'
  | 'language'
  | 'words'
  | 'capitals'
  | 'ending'
  | 'list'
  | 'negation'
  | 'qualifier'
  | 'figure'
  | 'glossary'
  | 'sameAsSource'
  | 'length'
  | 'consistency'
  | 'stale'
  | 'ledger'
  | 'dismissed'
  | 'use';

/** What is wrong with a message, and how it can be put right. */
export interface Finding {
  rule: Rule;
  reason: string;
  mend: string;
}

/** A finding and its place; `key` is empty where a whole file is meant. */
export interface Problem extends Finding {
  file: string;
  line: number;
  key: string;
}

const notices: ReadonlySet<Rule> = new Set(['missing', 'stale', 'consistency']);

/** Whether a problem is no error: what is missing is shown in English, what is old or said in two ways is still a translation. */
export const isNotice = ({ rule }: Problem): boolean => notices.has(rule);

/** A problem as one line: file, line, key, reason and mend. */
export function problemLine({ file, line, key, reason, mend }: Problem): string {
  return [`${file}:${line}`, ...(key === '' ? [] : [key]), `${reason}. Mend: ${mend}.`].join(': ');
}

/** Problems in the order of their files and lines. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
