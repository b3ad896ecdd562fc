/** The width and height of the drawings in case studies, in their own units. */
export const drawingSizes = {
  wide: { width: 960, height: 600 },
  low: { width: 960, height: 400 },
} as const;

/**
 * A word in a drawing; its sizes have the units of the drawing. `text` and `code` are the same in every language, `message` is the message
 * `.drawing.<message>`. The word fits its room in every language (e2e/pages/drawings.spec.ts).
 */
export interface DrawingWord {
  message?: string;
  text?: string;
  /** In a monospaced font. */
  code?: string;
  /** The start of its baseline; with `centered` the middle. */
  at: readonly [x: number, y: number];
  /** The x of its start or middle in the drawing for languages from right to left, if it differs from the mirrored place. */
  mirrored?: number;
  /** The left edge of the word in the mirrored drawing, if its part of the drawing is not mirrored. */
  kept?: number;
  room: number;
  /** The font size; 28 by default. */
  size?: number;
  /** The step of the case study's color ramp. */
  tone: number | 'paper';
  /** The word is on a part of the drawing that does not change on dark pages. */
  lit?: true;
  centered?: true;
  /** The rotation in degrees. */
  turn?: number;
}

/**
 * A section of a long text. Its catalog says how much text it has: `<page>.<id>.heading`, then as many paragraphs as there are messages
 * `.1`, `.2`, … and as many list items as there are `.item1`, `.item2`, …
 */
export interface TextSection {
  id: string;
  /** The section describes the result of the work, so the figure of the case study's head is next to it. */
  result?: true;
  /** A drawing next to the text, with `.drawing.alt` and `.drawing.caption`. */
  drawing?: keyof typeof drawingSizes;
  words?: readonly DrawingWord[];
  /** A screen of the product instead of a drawing, with `.screen.alt` and `.screen.caption`. */
  screen?: string;
  /** Videos next to the text, with `.<video>.title` and `.<video>.description`. */
  videos?: readonly TextVideo[];
}

/** A short silent video in a section: `id` is in the ids of its messages, `video` is the name of its files in public/videos. */
export interface TextVideo {
  id: string;
  video: string;
}
