/** Width and height, in its own units, of a drawing in a case study's text. */
export const drawingSizes = {
  wide: { width: 960, height: 600 },
  low: { width: 960, height: 400 },
} as const;

/**
 * A section of a long text. Its catalog says how much text it has: `<page>.<id>.heading`, then as many paragraphs as there are messages
 * `.1`, `.2`, … and as many list items as there are `.item1`, `.item2`, …
 */
export interface TextSection {
  id: string;
  /** A drawing that explains, after the text, with `.drawing.alt` and `.drawing.caption`. */
  drawing?: keyof typeof drawingSizes;
  /** The name of a photographed screen of the product instead (packages/product-screens), with `.screen.alt` and `.screen.caption`. */
  screen?: string;
  /** Videos after it, with `.<video>.title` and `.<video>.description`. */
  videos?: readonly TextVideo[];
}

/** A short silent video in a section: `id` names its messages, `video` its files in public/videos, without their ending. */
export interface TextVideo {
  id: string;
  video: string;
}
