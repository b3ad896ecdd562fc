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

/** Whether a problem only says that a translation is not complete: the site shows English there. */
export const isWarning = ({ rule }: Problem): boolean => rule === 'missing';

/** A problem as one line: file, line, key, reason and mend. */
export function problemLine({ file, line, key, reason, mend }: Problem): string {
  return [`${file}:${line}`, ...(key === '' ? [] : [key]), `${reason}. Mend: ${mend}.`].join(': ');
}

/** Problems in the order of their files and lines. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
