export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The room that a text has where it stands. */
export interface Space {
  /** Of the box that it stands in, in CSS pixels. */
  width: number;
  height: number;
  lines: number;
  /** How many characters fit before the box or the page grows; at least so many where `more` is true. */
  fits: number;
  more: boolean;
}

/** A message as it was met in a page. */
export interface Sighting {
  id: string;
  role: string;
  /** The landmark or dialog around it. */
  within: string;
  /** What a visitor reads or hears there. */
  text: string;
  /** Where to point in a picture, in pixels of the whole page; null for what nobody sees. */
  box: Box | null;
  /** Whether the box is of the text itself. */
  isText: boolean;
  space: Space | null;
}
