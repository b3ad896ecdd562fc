import type { ServiceSlug } from '../../content/serviceSlugs';
import type { BlockShape } from './blockShapes';
import type { ServiceToneName } from './serviceArtTones';

/** A square of a service's glyph, magnified into one block: where it starts and how wide it is, in the glyph's space of 64. */
export type Crop = readonly [x: number, y: number, side: number];

/** One block: a square cut from the glyph, or a plain shape where none says enough. */
export type Detail = ({ crop: Crop; shape?: never } | { shape: BlockShape; crop?: never }) & {
  tone: ServiceToneName;
  /** Quarter turns, clockwise. */
  turn?: 1 | 2 | 3;
  /** It is read along the line of text. */
  along?: true;
};

export interface Composition {
  /** Column and row of the two by two blocks that show the whole glyph. */
  corner: readonly [column: 0 | 1, row: 0 | 1];
  tone: ServiceToneName;
  /** The five blocks around it, from the first row to the last. */
  details: readonly [Detail, Detail, Detail, Detail, Detail];
}

/** For a service whose blocks nobody has composed: four quarters of its glyph, and its middle. */
const plain: Composition = {
  corner: [0, 0],
  tone: 'soft',
  details: [
    { crop: [2, 2, 30], tone: 'line' },
    { crop: [32, 2, 30], tone: 'strong', turn: 1 },
    { crop: [2, 32, 30], tone: 'deep' },
    { crop: [22, 22, 20], tone: 'accent' },
    { crop: [32, 32, 30], tone: 'line', turn: 2 },
  ],
};

const cells: Readonly<Partial<Record<ServiceSlug, Composition>>> = {
  ai: {
    corner: [0, 1],
    tone: 'soft',
    details: [
      { crop: [42, 2, 10], tone: 'line' },
      { crop: [2, 22, 20], tone: 'deep', turn: 1 },
      { crop: [42, 2, 20], tone: 'accent' },
      { crop: [22, 22, 20], tone: 'strong' },
      { shape: 'checks', along: true, tone: 'deep' },
    ],
  },
  'web-development': {
    corner: [1, 1],
    tone: 'soft',
    details: [
      { crop: [7, 7, 10], tone: 'accent' },
      { shape: 'quarter', tone: 'line', turn: 1 },
      { crop: [46, 30, 16], tone: 'deep' },
      { shape: 'week', along: true, tone: 'strong' },
      { crop: [25, 23, 38], tone: 'deep', turn: 3 },
    ],
  },
  'mobile-development': {
    corner: [0, 0],
    tone: 'deep',
    details: [
      { crop: [20, 11, 24], tone: 'soft' },
      { crop: [30, 2, 22], tone: 'line' },
      { shape: 'arcs', tone: 'strong', turn: 1 },
      { shape: 'noSignal', tone: 'accent' },
      { crop: [20, 11, 24], tone: 'deep', turn: 2 },
    ],
  },
  'product-design': {
    corner: [0, 1],
    tone: 'soft',
    details: [
      { shape: 'quarter', tone: 'accent', turn: 2 },
      { shape: 'steps', tone: 'line' },
      { shape: 'half', tone: 'strong' },
      { crop: [2, 2, 12], tone: 'line' },
      { shape: 'arcs', tone: 'accent', turn: 1 },
    ],
  },
  consulting: {
    corner: [0, 0],
    tone: 'soft',
    details: [
      { crop: [46, 38, 16], tone: 'deep' },
      { crop: [22, 12, 10], tone: 'accent' },
      { crop: [2, 2, 15], tone: 'strong', turn: 2 },
      { shape: 'findings', along: true, tone: 'deep' },
      { crop: [38, 38, 24], tone: 'soft' },
    ],
  },
  'performance-analysis': {
    corner: [1, 0],
    tone: 'deep',
    details: [
      { shape: 'quarter', tone: 'soft' },
      { crop: [25, 27.6, 18.5], tone: 'accent' },
      { shape: 'waiting', along: true, tone: 'line' },
      { shape: 'half', tone: 'strong' },
      { shape: 'arcs', tone: 'deep', turn: 3 },
    ],
  },
  devops: {
    corner: [1, 1],
    tone: 'soft',
    details: [
      { shape: 'bend', tone: 'deep' },
      { shape: 'tenths', along: true, tone: 'accent' },
      { shape: 'bend', tone: 'line', turn: 1 },
      { shape: 'arrow', tone: 'strong' },
      { shape: 'bend', tone: 'deep', turn: 3 },
    ],
  },
  'marketing-websites': {
    corner: [1, 0],
    tone: 'soft',
    details: [
      { crop: [44, 22, 20], tone: 'deep' },
      { crop: [18, 2, 26], tone: 'accent' },
      { shape: 'moved', tone: 'line' },
      { crop: [18, 36, 26], tone: 'strong' },
      { crop: [48, 22, 10], tone: 'deep', turn: 1 },
    ],
  },
  meteor: {
    corner: [1, 1],
    tone: 'deep',
    details: [
      { crop: [2, 2, 20], tone: 'strong' },
      { shape: 'fibers', tone: 'line' },
      { crop: [32, 32, 20], tone: 'accent' },
      { crop: [22, 22, 20], tone: 'line' },
      { crop: [2, 22, 20], tone: 'soft' },
    ],
  },
};

/** The nine blocks of a service's hero: its glyph, squares cut from that glyph or plain shapes, and one fact of its page. */
export function compositionOf(slug: ServiceSlug): Composition {
  return cells[slug] ?? plain;
}

/** The five blocks that the glyph's two by two leave free, row by row. */
export function placesAround([column, row]: Composition['corner']): (readonly [column: number, row: number])[] {
  return [0, 1, 2]
    .flatMap((y) => [0, 1, 2].map((x) => [x, y] as const))
    .filter(([x, y]) => x < column || x > column + 1 || y < row || y > row + 1);
}
