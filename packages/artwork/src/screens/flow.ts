import { placed } from '../drawing/shapes';

/** The direction in which one reads the page that shows a drawing. */
export type Direction = 'ltr' | 'rtl';

/**
 * Lets the parts of a drawing follow each other in the direction in which one reads. All is given as it stands from left to right; from
 * right to left each part stands as far from the other side of the drawing, or of the part of it that is `within` wide. What is in a
 * part stays as it is: numbers, code, clocks, checks.
 */
export interface Flow {
  /** The left edge of what begins at `x` and is `width` wide. */
  readonly x: (x: number, width?: number, within?: number) => number;
  /** Anchors of a number on the side from which one reads, and on the other. */
  readonly start: 'start' | 'end';
  readonly end: 'start' | 'end';
  /** A part that begins at `x` and is `width` wide. */
  readonly part: (x: number, width: number, drawing: string, within?: number) => string;
  /** What leads from part to part or lies below them, as in a mirror: arrows, lines, bands. Nothing that one reads. */
  readonly between: (drawing: string, within?: number) => string;
}

/** Every screen is as wide. */
const screenWidth = 960;

const leftToRight: Flow = {
  x: (x) => x,
  start: 'start',
  end: 'end',
  part: (_x, _width, drawing) => drawing,
  between: (drawing) => drawing,
};

const fromTheRight: Flow['x'] = (x, width = 0, within = screenWidth) => within - x - width;

const rightToLeft: Flow = {
  x: fromTheRight,
  start: 'end',
  end: 'start',
  part: (x, width, drawing, within) => placed(fromTheRight(x, width, within) - x, 0, drawing),
  between: (drawing, within = screenWidth) => `<g transform="matrix(-1 0 0 1 ${within} 0)">${drawing}</g>`,
};

/** How parts follow each other, by the direction in which one reads. */
export const flows: Readonly<Record<Direction, Flow>> = { ltr: leftToRight, rtl: rightToLeft };
