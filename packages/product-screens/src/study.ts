import type { ComponentType } from 'react';
import type { Look } from './theme/screenTheme';

/**
 * The formats that a screen is laid out in, in CSS pixels: the whole product, a slab of a page, a phone's width, a card among others, and the
 * window of the home page's hero.
 */
export const formats = {
  whole: { width: 1280, height: 800 },
  slab: { width: 800, height: 550 },
  phone: { width: 390, height: 480 },
  card: { width: 400, height: 260 },
  hero: { width: 720, height: 516 },
} as const;

export type Format = keyof typeof formats;

/** A part of a whole screen, in its own pixels: where it begins and how wide it is. Its height follows from the picture. */
export interface Part {
  x: number;
  y: number;
  width: number;
}

/** A cover: a part of the screen on a ground of the ramp (index of a step), inset by pixels of 1000 × 600, with at most two flat blocks behind it. */
export interface Cover extends Part {
  /** From the top, right, bottom and left edge; 0 is where the part runs off the picture. */
  inset: readonly [top: number, right: number, bottom: number, left: number];
  ground: number;
  blocks: readonly { d: string; tone: number }[];
}

/** A film: states one after another. A movement is as many short states as it has frames. */
export interface Film<Props> {
  /** The part of the whole screen that is filmed as a video, in 960 × 600. Without it a picture moves once, as WebP in the hero's format. */
  part?: Part;
  /** What is shown, and for how many milliseconds. A video's poster is its first state. */
  states: readonly (readonly [props: Partial<Props>, ms: number])[];
}

/** A screen laid out in a format. The camera refuses it if a word of its subject is cut or covered, or if the edge cuts any word. */
export interface Composition<Props> {
  /** What a stranger must read to know the product: its title, a row, a state. */
  subject: readonly string[];
  /** Its state in this format, where that is another. */
  props?: Partial<Props>;
}

/** A screen of a product: how it is photographed. */
export interface Screen<Props = object> {
  component: ComponentType<Props>;
  /** In which state it is photographed. */
  props?: Props;
  /** The formats that it has besides the whole: a slab and a phone; the main screen of a case study has a card and a cover too. */
  formats: Readonly<
    Record<'slab' | 'phone', Composition<Props>> & Partial<Record<'card' | 'hero', Composition<Props>>>
  >;
  cover?: Cover;
  films?: Readonly<Record<string, Film<Props>>>;
}

/** A case study's product. The first of its screens is the main one. */
export interface Study {
  look: Look;
  screens: Readonly<Record<string, Screen>>;
}

/** A screen with its props' types kept while it is written; the site's code sees them all alike. */
export function screenOf<Props extends object>(screen: Screen<Props>): Screen {
  return screen as unknown as Screen;
}
