import type { Point } from '../drawing/shapes';

/** A value at a time in seconds. */
export type Key<Value> = readonly [time: number, value: Value];

/** How far `time` is from `from` to `to`: 0 before, 1 after, eased at both ends. */
export function passed(time: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** The value that is `part` of the way from one number to another. */
export function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

/** The number between the keys around a time. */
export function numberAt(keys: readonly Key<number>[], time: number): number {
  return between(keys, time, mix);
}

/** The spot between the keys around a time. */
export function pointAt(keys: readonly Key<Point>[], time: number): Point {
  return between(keys, time, (from, to, part): Point => [mix(from[0], to[0], part), mix(from[1], to[1], part)]);
}

function between<Value>(
  keys: readonly Key<Value>[],
  time: number,
  blend: (from: Value, to: Value, part: number) => Value,
): Value {
  const next = keys.findIndex(([at]) => at > time);
  const before = keys.at(next === -1 ? -1 : Math.max(0, next - 1));
  const after = keys[next];
  if (before === undefined) throw new Error('A track without keys');
  return after === undefined ? before[1] : blend(before[1], after[1], passed(time, before[0], after[0]));
}
