import type { Spoken } from './speech';

/** The text without soft hyphens and invisible marks, which are not spoken, and with single spaces. */
const plain = (text: string) =>
  text
    .replaceAll('\u00AD', '')
    .replaceAll(/[\u200B-\u200F\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The place of a phrase in the spoken text. The search for the next phrase begins at `end`. */
export interface Found {
  /** The utterances that contain the phrase. */
  in: readonly Spoken[];
  end: number;
}

/** Finds a phrase in the spoken text, after a place in it. A phrase may begin in one utterance and end in the next. */
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
