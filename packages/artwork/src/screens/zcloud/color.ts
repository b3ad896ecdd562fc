import { asInLight, lightOrDark } from '../../drawing/followScheme';
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
/** The step five away from each, so that words in it can be read on the block. */
const inks: readonly Step[] = [600, 700, 800, 900, 700, 100, 200, 300, 400];

const block = 96;
const middleOf = (place: number) => 48 + block * (place + 0.5);

/** Where each block is used, beside what stands there: the ends of the leaders. */
const uses: readonly Point[] = [
  [middleOf(0), 320],
  [middleOf(1), 324],
  [middleOf(2), 432],
  [middleOf(3), 484],
  [middleOf(4), 532],
  [middleOf(5), 314],
  [middleOf(6), 314],
  [middleOf(7), 314],
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
    // Neither end of the palette reads well on its middle: the base's name stands on a plate.
    asInLight(rect(s[100], [middleOf(4) - 42, 98, 84, 52], 8)),
    // The ramp runs the other way in the dark: a block then has the name of the one that it shows.
    ...inks.map((ink, place) =>
      stack(
        numeral(lightOrDark(s[ink], 'transparent'), 34, [middleOf(place), 124], String(names[place]), 'middle'),
        numeral(lightOrDark('transparent', s[ink]), 34, [middleOf(8 - place), 124], String(names[place]), 'middle'),
      ),
    ),
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
    rect(s[200], [168, 304, 104, 40], 20),
    numeral(s[700], 24, [232, 324], '24'),
    line(s[700], 5, 'M211 324l5 5 8-9'),
    load(s),
    controls(s),
    rect(lightOrDark(s[900], s[800]), [828, 272, 200, 400]),
    // The last leader's end: in the light it is as dark as the log.
    rect(s[900], [845, 285, 64, 38], 19),
    asInLight(
      ['/orders', '/health', '/orders', '/cart', '/orders', '/health']
        .map((path, at) => code(s[at === 3 ? 100 : 400], 28, [846, 368 + at * 40], path))
        .join(''),
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
    ...([600, 700, 800] as const).map((step, at) => rect(s[step], [middleOf(5 + at) - 36, 292, 72, 72], 8)),
    line(white, 5, 'M563 344H589M663 344L669 350L681 338M759 344H777M768 335V353'),
    line(s[300], 3, 'M540 388H804M540 456H804M540 524H804'),
    ...[422, 490, 558].map((y, row) => app(s, y, row)),
  );
}

function app(s: Steps, y: number, row: number): string {
  return stack(
    rects(s[300], [[540, y - 20, 40, 40]], 8),
    row === 1 ? discs(s[800], 8, [[560, y]]) : rect(s[800], [552, y - 8, 16, 16], row === 0 ? 3 : 8),
    code(s[800], 28, [596, y], ['shop', 'api', 'docs'][row] ?? ''),
    rect(s[row === 1 ? 700 : 200], [732, y - 16, 72, 32], 16),
    numeral(row === 1 ? white : s[700], 26, [768, y], ['2', '4', '1'][row] ?? '', 'middle'),
  );
}
