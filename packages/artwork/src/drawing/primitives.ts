import { discs, ring, disc, shape, type Point } from './shapes';

/** How much of each side of its block (top, right, bottom, left) a primitive's ink touches, from 0 to 1. */
type Reach = readonly [top: number, right: number, bottom: number, left: number];

interface Primitive {
  /** Neighbours of one family look alike and are kept apart. */
  readonly family: 'curve' | 'round' | 'lines' | 'dots' | 'edge';
  readonly reach: Reach;
  /** Draws it in a 100 × 100 block. */
  readonly draw: (ink: string) => string;
}

const dotGrid: readonly Point[] = [20, 50, 80].flatMap((y) => [20, 50, 80].map((x): Point => [x, y]));

/** The twelve shapes a block can hold, all in a 100 × 100 space. */
export const primitives = {
  quarter: {
    family: 'curve',
    reach: [1, 0, 0, 1],
    draw: (ink) => shape(ink, 'M0 0H100A100 100 0 0 1 0 100z'),
  },
  half: {
    family: 'round',
    reach: [0, 0, 0, 1],
    draw: (ink) => shape(ink, 'M0 0A50 50 0 0 1 0 100z'),
  },
  petal: {
    family: 'curve',
    reach: [0.5, 0.5, 0.5, 0.5],
    draw: (ink) => shape(ink, 'M0 0H50A50 50 0 0 1 100 50V100H50A50 50 0 0 1 0 50z'),
  },
  disc: {
    family: 'round',
    reach: [0, 0, 0, 0],
    draw: (ink) => disc(ink, 50, 50, 35),
  },
  ring: {
    family: 'round',
    reach: [0, 0, 0, 0],
    draw: (ink) => ring(ink, 50, 50, 28, 18),
  },
  bars: {
    family: 'lines',
    reach: [0.5, 0, 0.5, 0],
    draw: (ink) => shape(ink, [6.25, 31.25, 56.25, 81.25].map((x) => `M${x} 0h12.5v100h-12.5z`).join('')),
  },
  dots: {
    family: 'dots',
    reach: [0, 0, 0, 0],
    draw: (ink) => discs(ink, 8, dotGrid),
  },
  triangle: {
    family: 'edge',
    reach: [1, 0, 0, 1],
    draw: (ink) => shape(ink, 'M0 0H100L0 100z'),
  },
  stairs: {
    family: 'edge',
    reach: [1, 0.25, 0.25, 1],
    // Half a unit over its block's edges, where its background would show as a hairline.
    draw: (ink) => shape(ink, 'M-.5-.5H100.5V25H75V50H50V75H25V100.5H-.5z'),
  },
  arcs: {
    family: 'lines',
    reach: [0.55, 0, 0, 0.55],
    draw: (ink) =>
      shape(
        ink,
        'M90 0A90 90 0 0 1 0 90V72A72 72 0 0 0 72 0zM54 0A54 54 0 0 1 0 54V36A36 36 0 0 0 36 0zM18 0A18 18 0 0 1 0 18V0z',
      ),
  },
  arch: {
    family: 'round',
    reach: [0.6, 0, 0, 0],
    draw: (ink) => shape(ink, 'M20 0V50A30 30 0 0 0 80 50V0z'),
  },
  plus: {
    family: 'edge',
    reach: [0, 0, 0, 0],
    draw: (ink) => shape(ink, 'M38 18h24v20h20v24h-20v20h-24v-20h-20v-24h20z'),
  },
} as const satisfies Record<string, Primitive>;

export type PrimitiveName = keyof typeof primitives;
