import { diffWords } from 'diff';

/** The difference between two texts, word by word: “We [-do not-]{+may+} sell personal data.” */
export function wordDifference(before: string, now: string): string {
  return diffWords(before, now)
    .map(({ value, added, removed }) => (added ? `{+${value}+}` : removed ? `[-${value}-]` : value))
    .join('');
}
