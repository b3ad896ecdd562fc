/** Width and height, in its own units, of a screen drawn for a case study. */
export const screenSizes = {
  wide: { width: 960, height: 600 },
  low: { width: 960, height: 400 },
} as const;

/**
 * A section of a long text. Its catalog says how much text it has: `<page>.<id>.heading`, then as many paragraphs as there are messages
 * `.1`, `.2`, … and as many list items as there are `.item1`, `.item2`, …
 */
export interface TextSection {
  id: string;
  /** A drawn screen after the text, with `.screen.alt` and `.screen.caption`. */
  screen?: keyof typeof screenSizes;
  /** Videos after it, with `.<video>.title` and `.<video>.description`. */
  videos?: readonly TextVideo[];
}

/** A short silent video in a section: `id` names its messages, `video` its files in public/videos, without their ending. */
export interface TextVideo {
  id: string;
  video: string;
}
