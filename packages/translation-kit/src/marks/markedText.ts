/*
 * A mark is a message's id in invisible characters: Unicode's tag characters, which are ASCII plus 0xE0000. One is before
 * the message's text, and one with reversed delimiters after it, so that the text has its id everywhere: in a page, an
 * attribute, a title, a mail. Only the development server adds marks; the built site has none.
 */
const plane = 0xe0000;
const beforeId = String.fromCodePoint(plane + 0x01);
const afterId = String.fromCodePoint(plane + 0x7f);

/** A start mark (its id in the first group) or an end mark (in the second). */
const mark = /\u{E0001}([\u{E0020}-\u{E007E}]+)\u{E007F}|\u{E007F}([\u{E0020}-\u{E007E}]+)\u{E0001}/gu;

const shift = (text: string, by: number) =>
  String.fromCodePoint(...Array.from(text, (letter) => (letter.codePointAt(0) ?? 0) + by));

/** The marks before and after the text of a message. */
export function marksOf(id: string): { start: string; end: string } {
  const hidden = shift(id, plane);
  return { start: beforeId + hidden + afterId, end: afterId + hidden + beforeId };
}

/** The start or end of a message in a text without marks. */
export interface MessageEdge {
  id: string;
  offset: number;
  isStart: boolean;
}

/** A text without its marks, and the places of the marks. */
export function takeMarks(marked: string): { text: string; edges: MessageEdge[] } {
  const edges: MessageEdge[] = [];
  let removed = 0;
  const text = marked.replaceAll(mark, (whole: string, start: string | undefined, end: string, offset: number) => {
    edges.push({ id: shift(start ?? end, -plane), offset: offset - removed, isStart: start !== undefined });
    removed += whole.length;
    return '';
  });
  return { text, edges };
}
