import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import type { Rule } from '../problem';

/** One way of breaking a translation, and what the check says about it: the whole of reason and mend, or a pattern of them. */
export interface BrokenMessage {
  name: string;
  rule: Rule;
  locale: string;
  source: string;
  translation: string;
  reason: string | RegExp;
  mend: string | RegExp;
  /** The key, where it matters. */
  key?: string;
}

type Row = readonly [
  name: string,
  rule: Rule,
  locale: string,
  source: string,
  translation: string,
  reason: string | RegExp,
  mend: string | RegExp,
  key?: string,
];

/** Broken messages, one in each row. */
export function brokenRows(rows: readonly Row[]): BrokenMessage[] {
  return rows.map(([name, rule, locale, source, translation, reason, mend, key]) => ({
    name,
    rule,
    locale,
    source,
    translation,
    reason,
    mend,
    ...(key !== undefined && { key }),
  }));
}

/** Whether `formatjs verify --missing-keys --extra-keys --structural-equality` says anything of a message. */
export function formatjsFinds({ source, translation }: BrokenMessage): boolean {
  try {
    return !isStructurallySame(parse(source), parse(translation)).success;
  } catch {
    return true;
  }
}
