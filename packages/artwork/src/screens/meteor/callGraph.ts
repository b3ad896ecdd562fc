import type { Point } from '../../drawing/shapes';

/** Size of a function's block. */
export const node = { width: 216, height: 80 } as const;
/** Upper edges of the four levels, the callers' on top. */
export const levels = [44, 188, 332, 476] as const;
/** Middles of the columns. */
export const columns = [220, 520, 820] as const;

/** A function's place in the graph. */
export type Place = readonly [column: 0 | 1 | 2, level: 0 | 1 | 2 | 3];
/** Who calls whom. */
export type Call = readonly [caller: Place, called: Place];

/** The function that truly pauses, and everybody who has to await it, up to a method, a route and a test. */
export const paused: readonly Call[] = [
  [
    [0, 2],
    [1, 3],
  ],
  [
    [1, 2],
    [1, 3],
  ],
  [
    [0, 1],
    [0, 2],
  ],
  [
    [1, 1],
    [1, 2],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [1, 0],
    [1, 1],
  ],
  [
    [2, 0],
    [1, 1],
  ],
];
/** Calls that stay as they were, each within a column. */
export const untouched: readonly Call[] = [
  [
    [0, 2],
    [0, 3],
  ],
  [
    [2, 2],
    [2, 3],
  ],
  [
    [2, 1],
    [2, 2],
  ],
  [
    [2, 0],
    [2, 1],
  ],
];

/** The middle of a block's upper edge. */
export const topOf = ([column, level]: Place): Point => [columns[column], levels[level]];
/** The middle of a block's lower edge. */
export const bottomOf = ([column, level]: Place): Point => [columns[column], levels[level] + node.height];

/** A way from the called function up to its caller, with a round corner at each turn. */
export function way([caller, called]: Call): string {
  const [x, y] = bottomOf(caller);
  const [fromX, fromY] = topOf(called);
  if (x === fromX) return `M${x} ${fromY}V${y + 4}`;
  const middle = (y + fromY) / 2;
  const side = Math.sign(x - fromX) * 16;
  return `M${fromX} ${fromY}V${middle + 16}q0 -16 ${side} -16H${x - side}q${side} 0 ${side} -16V${y + 4}`;
}
