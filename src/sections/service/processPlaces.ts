import type { ProcessLoop } from '../../content/services';

/** Where a loop stands in both layouts of the diagram; lines and columns count from 1, as in CSS. */
export interface LoopPlace {
  loop: ProcessLoop;
  /** Its place in the nest of loops: 0 is the innermost. */
  depth: number;
  /** How far its lower end stands from the middle of its step, in steps of one line, so that two lines do not lie on each other. */
  shift: number;
  /** Columns of the steps it joins, where the steps lie in a row. */
  columns: readonly [to: number, from: number];
  /** Where the steps lie below each other: the row of the step it leads to, and its own row. */
  rows: readonly [to: number, own: number];
}

/** Row of each step where the steps lie below each other, each followed by the loops that leave from it. */
export function stepRows(steps: readonly string[], loops: readonly ProcessLoop[]): number[] {
  return steps.map((_, index) => index + 1 + loops.filter(({ from }) => steps.indexOf(from) < index).length);
}

/** The places of a process's loops, listed from the innermost to the outermost. */
export function loopPlaces(steps: readonly string[], loops: readonly ProcessLoop[]): LoopPlace[] {
  const rows = stepRows(steps, loops);
  return loops.map((loop, depth) => {
    const siblings = loops.filter(({ from }) => from === loop.from);
    const place = siblings.indexOf(loop);
    const to = steps.indexOf(loop.to);
    const from = steps.indexOf(loop.from);
    return {
      loop,
      depth,
      shift: place - (siblings.length - 1) / 2,
      columns: [to + 1, from + 1],
      rows: [rows[to] ?? 1, (rows[from] ?? 1) + place + 1],
    };
  });
}
