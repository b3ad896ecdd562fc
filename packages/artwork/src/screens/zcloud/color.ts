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
import type { Flow } from '../flow';
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
export function color(s: Steps, flow: Flow): string {
  const left = flow.x(40, 960);
  return stack(
    palette(s, flow),
    card(s, 'zcloud-color', [left, 272, 960, 400], placed(-left - 3, -275, panel(s, flow))),
    ...uses.map(([x, y], place) => leader(s, flow.x(x), place === 4 ? 216 : 192, y)),
    // The last one ends on its own color.
    ring(s[400], flow.x(middleOf(8)), 304, 9, 4),
  );
}

function leader(s: Steps, x: number, from: number, to: number): string {
  return stack(line(s[900], 3, `M${x} ${from}V${to}`), disc(white, x, to, 7), ring(s[900], x, to, 8, 4));
}

function palette(s: Steps, flow: Flow): string {
  return stack(
    ...names.map((name, place) =>
      // The base stands out on both sides.
      rect(s[name], [flow.x(48 + block * place, block), name === 500 ? 32 : 56, block, name === 500 ? 184 : 136]),
    ),
    frame(s[400], 2, [flow.x(49, block - 2), 57, block - 2, 134], 0),
    // Neither end of the palette reads well on its middle: the base's name stands on a plate.
    asInLight(rect(s[100], [middleOf(4) - 42, 98, 84, 52], 8)),
    // The ramp runs the other way in the dark: a block then has the name of the one that it shows.
    ...inks.map((ink, place) =>
      stack(
        numeral(lightOrDark(s[ink], 'transparent'), 34, [flow.x(middleOf(place)), 124], String(names[place]), 'middle'),
        numeral(
          lightOrDark('transparent', s[ink]),
          34,
          [flow.x(middleOf(8 - place)), 124],
          String(names[place]),
          'middle',
        ),
      ),
    ),
  );
}

function panel(s: Steps, flow: Flow): string {
  return stack(
    flow.between(
      stack(
        rect(s[100], [40, 272, 104, 400]),
        bars(s[600], 10, [
          [64, 368, 56],
          [64, 464, 48],
          [64, 512, 56],
        ]),
        rect(s[300], [52, 394, 80, 44], 8),
        bars(s[800], 10, [[64, 416, 52]]),
        rect(s[200], [168, 304, 104, 40], 20),
        load(s),
        rect(lightOrDark(s[900], s[800]), [828, 272, 200, 400]),
        // The last leader's end: in the light it is as dark as the log.
        rect(s[900], [845, 285, 64, 38], 19),
      ),
    ),
    numeral(s[700], 24, [flow.x(232), 324], '24', flow.start),
    flow.part(211, 13, line(s[700], 5, 'M211 324l5 5 8-9')),
    controls(s, flow),
    asInLight(
      ['/orders', '/health', '/orders', '/cart', '/orders', '/health']
        .map((path, at) => code(s[at === 3 ? 100 : 400], 28, [flow.x(846), 368 + at * 40], path, flow.start))
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

function controls(s: Steps, flow: Flow): string {
  const [minus, check, plus] = [flow.x(563, 26), flow.x(663, 18), flow.x(759, 18)];
  return stack(
    ...([600, 700, 800] as const).map((step, at) => rect(s[step], [flow.x(middleOf(5 + at) - 36, 72), 292, 72, 72], 8)),
    line(white, 5, `M${minus} 344h26M${check} 344l6 6 12-12M${plus} 344h18M${plus + 9} 335v18`),
    flow.between(line(s[300], 3, 'M540 388H804M540 456H804M540 524H804')),
    ...[422, 490, 558].map((y, row) => app(s, flow, y, row)),
  );
}

function app(s: Steps, flow: Flow, y: number, row: number): string {
  return stack(
    rects(s[300], [[flow.x(540, 40), y - 20, 40, 40]], 8),
    row === 1
      ? discs(s[800], 8, [[flow.x(560), y]])
      : rect(s[800], [flow.x(552, 16), y - 8, 16, 16], row === 0 ? 3 : 8),
    code(s[800], 28, [flow.x(596), y], ['shop', 'api', 'docs'][row] ?? '', flow.start),
    rect(s[row === 1 ? 700 : 200], [flow.x(732, 72), y - 16, 72, 32], 16),
    numeral(row === 1 ? white : s[700], 26, [flow.x(768), y], ['2', '4', '1'][row] ?? '', 'middle'),
  );
}
