import { code, numeral } from '../../drawing/numeral';
import {
  bars,
  disc,
  discs,
  frame,
  line,
  placed,
  rect,
  rects,
  ring,
  shape,
  stack,
  white,
  type Point,
} from '../../drawing/shapes';
import type { Step, Steps } from '../../drawing/steps';
import { card } from '../frames';

const names: readonly Step[] = [100, 200, 300, 400, 500, 600, 700, 800, 900];
/** The step five away from each: words in it can be read on the block. */
const inks: readonly Step[] = [600, 700, 800, 900, 900, 100, 200, 300, 400];

const block = 96;
const middleOf = (place: number) => 48 + block * (place + 0.5);

/** Where each block is used: the ends of the leaders. */
const uses: readonly Point[] = [
  [middleOf(0), 320],
  [middleOf(1), 304],
  [middleOf(2), 432],
  [middleOf(3), 484],
  [middleOf(4), 532],
  [middleOf(5), 304],
  [middleOf(6), 328],
  [middleOf(7), 304],
  [middleOf(8), 304],
];

/** The nine blocks of the palette, and a leader from each to the part of the panel that takes its color from it. */
export function color(s: Steps): string {
  return stack(
    palette(s),
    card(s, 'zcloud-color', [40, 272, 960, 400], placed(-43, -275, panel(s))),
    ...uses.map(([x, y], place) => leader(s, x, place === 4 ? 216 : 192, y)),
    // The last one ends on its own color.
    ring(s[400], middleOf(8), 304, 9, 4),
  );
}

function leader(s: Steps, x: number, from: number, to: number): string {
  return stack(line(s[900], 3, `M${x} ${from}V${to}`), disc(white, x, to, 7), ring(s[900], x, to, 8, 4));
}

function palette(s: Steps): string {
  return stack(
    ...names.map((name, place) =>
      // The base stands out on both sides.
      rect(s[name], [48 + block * place, name === 500 ? 32 : 56, block, name === 500 ? 184 : 136]),
    ),
    frame(s[400], 2, [49, 57, block - 2, 134], 0),
    ...inks.map((ink, place) => numeral(s[ink], 34, [middleOf(place), 124], String(names[place]), 'middle')),
  );
}

function panel(s: Steps): string {
  return stack(
    rect(s[100], [40, 272, 104, 400]),
    bars(s[600], 10, [
      [64, 368, 56],
      [64, 464, 48],
      [64, 512, 56],
    ]),
    rect(s[300], [52, 394, 80, 44], 8),
    bars(s[800], 10, [[64, 416, 52]]),
    rect(s[200], [168, 304, 96, 40], 20),
    numeral(s[700], 26, [208, 324], '24'),
    line(s[700], 5, 'M182 324l5 5 8-9'),
    load(s),
    controls(s),
    rect(s[900], [816, 272, 200, 400]),
    ...['/orders', '/health', '/orders', '/cart', '/orders', '/health'].map((path, at) =>
      code(s[at === 3 ? 100 : 400], 30, [832, 368 + at * 40], path),
    ),
  );
}

/** The load of three services, one upon the other; white lines part neighbors in the palette. */
function load(s: Steps): string {
  return stack(
    shape(s[300], 'M168 456L216 420L288 400L344 424L400 392L464 408L512 384V608H168z'),
    shape(s[400], 'M168 508L232 480L296 488L352 456L416 464L472 448L512 456V608H168z'),
    shape(s[500], 'M168 568L224 544L288 552L344 520L408 528L464 496L512 512V608H168z'),
    line(
      white,
      5,
      'M168 508L232 480L296 488L352 456L416 464L472 448L512 456M168 568L224 544L288 552L344 520L408 528L464 496L512 512',
    ),
  );
}

function controls(s: Steps): string {
  return stack(
    rect(s[600], [536, 304, 80, 40], 8),
    bars(white, 10, [[556, 326, 40]]),
    bars(s[700], 14, [[664, 328, 72]]),
    rect(s[800], [748, 304, 40, 40], 8),
    line(white, 5, 'M759 326H777M768 317V335'),
    line(s[300], 3, 'M536 376H788M536 448H788M536 520H788'),
    ...[412, 484, 556].map((y, row) => app(s, y, row)),
  );
}

function app(s: Steps, y: number, row: number): string {
  return stack(
    rects(s[300], [[536, y - 20, 40, 40]], 8),
    row === 1 ? discs(s[800], 8, [[556, y]]) : rect(s[800], [548, y - 8, 16, 16], row === 0 ? 3 : 8),
    code(s[800], 28, [592, y], ['shop', 'api', 'docs'][row] ?? ''),
    rect(s[row === 1 ? 700 : 200], [716, y - 16, 72, 32], 16),
    numeral(row === 1 ? white : s[700], 26, [752, y], ['2', '4', '1'][row] ?? '', 'middle'),
  );
}
