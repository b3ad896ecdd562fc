/** Width and height, in its own units, of a drawing in a case study's text. */
export const drawingSizes = {
  wide: { width: 960, height: 600 },
  low: { width: 960, height: 400 },
} as const;

/**
 * A word in a drawing, in the drawing's units: a name, a number or code, the same in every language, or a message `.drawing.<message>`. It stays in
 * its room in every language (e2e/pages/drawings.spec.ts).
 */
export interface DrawingWord {
  message?: string;
  text?: string;
  /** In letters of one width. */
  code?: string;
  /** Where it starts, on the line of its letters; with `centered` its middle. */
  at: readonly [x: number, y: number];
  /** Where it starts, or has its middle, in a drawing for languages from right to left, if that is not the other side's place. */
  mirrored?: number;
  /** Its left edge in such a drawing, where its part of the drawing is not turned around. */
  kept?: number;
  room: number;
  /** 28 if it says nothing. */
  size?: number;
  /** The step of the case study's color, as the drawing's variables name it. */
  tone: number | 'paper';
  /** On a part of the drawing that is the same on dark pages. */
  lit?: true;
  centered?: true;
  /** Degrees. */
  turn?: number;
}

/**
 * A section of a long text. Its catalog says how much text it has: `<page>.<id>.heading`, then as many paragraphs as there are messages
 * `.1`, `.2`, … and as many list items as there are `.item1`, `.item2`, …
 */
export interface TextSection {
  id: string;
  /** It tells what came of the work: the figure of the case study's head stands next to it. */
  result?: true;
  /** A drawing that explains, after the text, with `.drawing.alt` and `.drawing.caption`. */
  drawing?: keyof typeof drawingSizes;
  words?: readonly DrawingWord[];
  /** The name of a photographed screen of the product instead, with `.screen.alt` and `.screen.caption`. */
  screen?: string;
  /** Videos after it, with `.<video>.title` and `.<video>.description`. */
  videos?: readonly TextVideo[];
}

/** A short silent video in a section: `id` names its messages, `video` its files in public/videos, without their ending. */
export interface TextVideo {
  id: string;
  video: string;
}
