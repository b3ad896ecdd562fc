import type { ComponentType } from 'react';
import type { Look } from './theme/screenTheme';

/** The size of every screen, in CSS pixels: 16:10. */
export const screenSize = { width: 1280, height: 800 } as const;

/** A part of a screen, in its own pixels: where it begins and how wide it is. Its height follows from the picture, which is 5:3. */
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
  /** The part that is filmed, in 960 × 600; in 720 × 432 where it moves once. */
  part: Part;
  /** A picture that moves once, as WebP, instead of a video that repeats. */
  once?: true;
  /** What is shown, and for how many milliseconds. A video's poster is its first state. */
  states: readonly (readonly [props: Partial<Props>, ms: number])[];
}

/** A screen of a product and the parts of it that the site shows. */
export interface Screen<Props = object> {
  component: ComponentType<Props>;
  /** In which state it is photographed. */
  props?: Props;
  /** What is shown where a picture is up to 420 px wide: 240 to 380 px of the screen, so that its words can be read. */
  small: Part;
  /** What is shown in pictures up to 760 px wide: 600 to 760 px of the screen. */
  card: Part;
  /** The main screen of a case study has one. */
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
