import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Messages } from '../../../../src/i18n/messages';

/*
 * A mark is a message's id in invisible characters: Unicode's tag characters, which are ASCII one plane further up. One stands before
 * the message's text and one, turned around, after it, so that the text says which message it is wherever it gets to: a page, an
 * attribute, a title, a mail. Only what is served while words are examined has marks; the built site knows nothing of them.
 */
const plane = 0xe0000;
const beforeId = String.fromCodePoint(plane + 0x01);
const afterId = String.fromCodePoint(plane + 0x7f);

/** A start mark (its id in the first group) or an end mark (in the second). */
const mark = /\u{E0001}([\u{E0020}-\u{E007E}]+)\u{E007F}|\u{E007F}([\u{E0020}-\u{E007E}]+)\u{E0001}/gu;

const shift = (text: string, by: number) =>
  String.fromCodePoint(...Array.from(text, (letter) => (letter.codePointAt(0) ?? 0) + by));

/** The marks that stand before and after the text of a message. */
export function marksOf(id: string): { start: string; end: string } {
  const hidden = shift(id, plane);
  return { start: beforeId + hidden + afterId, end: afterId + hidden + beforeId };
}

/** A compiled message with its marks; literal text at its ends takes them in. */
function markMessage(id: string, message: readonly MessageFormatElement[]): MessageFormatElement[] {
  const { start, end } = marksOf(id);
  const marked = [...message];
  const first = marked[0];
  if (first?.type === TYPE.literal) marked[0] = { ...first, value: start + first.value };
  else marked.unshift({ type: TYPE.literal, value: start });
  const last = marked.at(-1);
  if (last?.type === TYPE.literal) marked[marked.length - 1] = { ...last, value: last.value + end };
  else marked.push({ type: TYPE.literal, value: end });
  return marked;
}

/** A set of compiled words in which every message says who it is. */
export function markMessages(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, markMessage(id, message)]));
}

/** A text without its marks, and the ids of the messages that it holds, in the order of their beginnings. */
export function readMarks(text: string): { text: string; ids: string[] } {
  const starts = [...text.matchAll(mark)].flatMap(([, hidden]) =>
    hidden === undefined ? [] : [shift(hidden, -plane)],
  );
  return { text: text.replaceAll(mark, ''), ids: [...new Set(starts)] };
}
