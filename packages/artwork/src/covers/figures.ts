import type { Figure } from './blocks';
import type { PrimitiveName } from '../drawing/primitives';

const names: readonly PrimitiveName[] = [
  'quarter',
  'half',
  'petal',
  'disc',
  'ring',
  'bars',
  'dots',
  'triangle',
  'stairs',
  'arcs',
  'arch',
  'plus',
];

/** All twelve primitives in all four positions. */
export const anyFigure: readonly Figure[] = names.flatMap((primitive) => turned(primitive, 0, 1, 2, 3));

/** The primitives that a frame may cover in part. */
export const patterns: readonly PrimitiveName[] = ['quarter', 'arcs', 'petal', 'bars', 'dots'];

const behind = {
  top: [
    ...turned('quarter', 3),
    ...turned('arcs', 0),
    ...turned('petal', 1),
    ...turned('bars', 0, 1),
    ...turned('dots', 0),
  ],
  middle: [...turned('quarter', 1, 2), ...turned('arcs', 0, 3), ...turned('bars', 1), ...turned('dots', 0)],
  bottom: [
    ...turned('quarter', 0),
    ...turned('arcs', 3),
    ...turned('petal', 0),
    ...turned('bars', 0, 1),
    ...turned('dots', 0),
  ],
} as const;

/** The figures that still read in the third column, where a frame leaves only the outer edge of a block bare. */
export function behindFrame(row: number): readonly Figure[] {
  if (row === 0) return behind.top;
  return row === 1 ? behind.middle : behind.bottom;
}

function turned(primitive: PrimitiveName, ...turns: readonly number[]): Figure[] {
  return turns.map((turn) => ({ primitive, turn }));
}
