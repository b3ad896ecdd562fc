import type { Ramp } from '../siteFacts';

type Block = readonly [x: number, y: number, width: number, height: number];

/** Four ways to lay three blocks on a square of 3 × 3. */
const layouts: readonly (readonly [Block, Block, Block])[] = [
  [
    [0, 0, 2, 2],
    [2, 0, 1, 3],
    [0, 2, 2, 1],
  ],
  [
    [1, 0, 2, 2],
    [0, 0, 1, 3],
    [1, 2, 2, 1],
  ],
  [
    [0, 0, 3, 1],
    [0, 1, 2, 2],
    [2, 1, 1, 2],
  ],
  [
    [0, 0, 3, 1],
    [1, 1, 2, 2],
    [0, 1, 1, 2],
  ],
];

/** Draws three flat blocks of a ramp behind a portrait, in a space of 3. `turn` picks the layout. */
export function background(ramp: Ramp, turn: number): string {
  const layout = layouts[turn % layouts.length] ?? [];
  const colors = [ramp[2], ramp[3], ramp[1]];
  return layout
    .map(
      ([x, y, width, height], at) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colors[at]}"/>`,
    )
    .join('');
}
