import type { Point } from '../../drawing/shapes';

/** Size of a function's block. */
export const node = { width: 152, height: 80 } as const;
/** Upper edges of the four levels, the callers' on top; levels take turns in the even and the odd columns. */
export const levels = [44, 188, 332, 476] as const;
/** Middles of the columns. */
export const columns = [204, 332, 460, 588, 716, 844] as const;

/** A function's place in the graph. */
export type Place = readonly [column: 0 | 1 | 2 | 3 | 4 | 5, level: 0 | 1 | 2 | 3];
/** Who calls whom. */
export type Call = readonly [caller: Place, called: Place];

/** The function that truly pauses, and everybody who has to await it, up to a method, a route and a test. */
export const paused: readonly Call[] = [
  [
    [1, 2],
    [2, 3],
  ],
  [
    [3, 2],
    [2, 3],
  ],
  [
    [1, 1],
    [1, 2],
  ],
  [
    [3, 1],
    [3, 2],
  ],
  [
    [0, 0],
    [1, 1],
  ],
  [
    [2, 0],
    [1, 1],
  ],
  [
    [2, 0],
    [3, 1],
  ],
  [
    [4, 0],
    [3, 1],
  ],
];
/** Calls that stay as they were. */
export const untouched: readonly Call[] = [
  [
    [1, 2],
    [0, 3],
  ],
  [
    [3, 2],
    [4, 3],
  ],
  [
    [5, 2],
    [4, 3],
  ],
  [
    [5, 1],
    [5, 2],
  ],
  [
    [4, 0],
    [5, 1],
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
