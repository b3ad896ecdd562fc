import type { Spoken } from './speech';

/** White space is one space, and hyphens that only allow a break are not spoken. */
const plain = (text: string) =>
  text
    .replaceAll('\u00AD', '')
    .replaceAll(/[\u200B-\u200F\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Where a phrase ends in what was spoken: the utterance after which the next phrase is looked for, and how far into the text. */
export interface Found {
  /** The utterances that the phrase is part of. */
  in: readonly Spoken[];
  end: number;
}

/** Finds a phrase in what was spoken, from a place in its text on; a phrase may reach from one utterance into the next. */
export function findPhrase(spoken: readonly Spoken[], phrase: string, from = 0): Found | undefined {
  let text = '';
  const starts = spoken.map((utterance) => {
    if (text !== '') text += ' ';
    const start = text.length;
    text += plain(utterance.text);
    return start;
  });
  const wanted = plain(phrase);
  const start = text.indexOf(wanted, from);
  if (start === -1) return undefined;
  const end = start + wanted.length;
  const within = spoken.filter((_, at) => (starts[at] ?? 0) < end && (starts[at + 1] ?? Infinity) > start);
  return { in: within, end };
}
