import type { Ramp } from '../siteFacts';

type Block = readonly [x: number, y: number, width: number, height: number];

type Layout = readonly [Block, Block, Block];

/** Four ways to lay three blocks on a square of 3 × 3. */
const layouts: readonly [Layout, Layout, Layout, Layout] = [
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

/** Draws three flat blocks of a ramp behind a portrait, in a space of 3. */
export function background(ramp: Ramp, layout: 0 | 1 | 2 | 3): string {
  const colors = [ramp[2], ramp[3], ramp[1]];
  return layouts[layout]
    .map(
      ([x, y, width, height], at) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colors[at]}"/>`,
    )
    .join('');
}
