import { numerals } from '../../drawing/numeral';
import { discs, line, placed, rect, rects, shape, stack, type Box, type Point } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { card } from '../frames';

const rowAt = (row: number) => 92 + row * 35;
const floor = 464;
/** The time axis of a panel: where it starts, how wide one bar of the load is. */
const time = { start: 72, bin: 46, bins: 7 } as const;
/** How high one try stands in the load, and how many at once a server bears. */
const load = { high: 13, most: 4 } as const;

/** The moments at which each phone tries to connect; the last try of each gets through. */
type Tries = readonly (readonly number[])[];

const together: Tries = [0, 1, 2, 3, 4, 5, 6, 7].map((row) => [
  95,
  141,
  187,
  ...([[279, 325], [279], [279, 325, 371], [279, 325]][row % 4] as number[]),
]);
const apart: Tries = [[110], [187], [286, 378], [104], [172, 334], [262], [126], [224]];

/** The inside of a card. */
const inside = 418;

/** The same notification twice: every phone at once and again at once; then in batches, with pauses left to chance. */
export function crowdScreen(s: Steps, flow: Flow): string {
  return stack(
    card(s, 'pathable-crowd-together', [flow.x(40, 424), 40, 424, 520], panel(s, flow, together, [95])),
    card(s, 'pathable-crowd-apart', [flow.x(496, 424), 40, 424, 520], panel(s, flow, apart, [95, 187, 279])),
  );
}

/** The tries of each phone, the bells that go out above them, and the load below. */
function panel(s: Steps, flow: Flow, tries: Tries, bells: readonly number[]): string {
  const failed = tries.flatMap((moments, row) => moments.slice(0, -1).map((x): Point => [x, rowAt(row)]));
  const through = tries.map((moments, row): Point => [moments.at(-1) ?? 0, rowAt(row)]);
  return stack(
    flow.between(
      stack(
        ...bells.map((x) => bell(s, x)),
        phones(s, tries.length),
        line(s[500], 8, failed.map(([x, y]) => `M${x - 10} ${y - 10}l20 20m0 -20l-20 20`).join('')),
        discs(s[700], 15, through),
        columns(s, tries.flat()),
      ),
      inside,
    ),
    seconds(s, flow),
  );
}

/** A notification that goes out. */
function bell(s: Steps, x: number): string {
  return placed(
    x,
    44,
    stack(
      shape(s[600], 'M-16 8C-10 2 -12 -16 0 -16S10 2 16 8z'),
      discs(s[600], 5, [[0, 13]]),
      line(s[600], 5, 'M0 -18V-14'),
    ),
  );
}

function phones(s: Steps, count: number): string {
  const rows = Array.from({ length: count }, (_, row) => rowAt(row));
  return stack(
    line(s[200], 3, rows.map((y) => `M${time.start} ${y}H390`).join('')),
    rects(
      s[800],
      rows.map((y): Box => [28, y - 14, 18, 28]),
      5,
    ),
  );
}

/** How many phones try in each stretch of time; what is above the limit is dark. */
function columns(s: Steps, moments: readonly number[]): string {
  const counts = Array.from(
    { length: time.bins },
    (_, bin) => moments.filter((x) => Math.floor((x - time.start) / time.bin) === bin).length,
  );
  const column = (from: number, to: number, bin: number): Box[] =>
    to > from ? [[time.start + bin * time.bin + 4, floor - to * load.high, time.bin - 8, (to - from) * load.high]] : [];
  return stack(
    rects(
      s[400],
      counts.flatMap((count, bin) => column(0, Math.min(count, load.most), bin)),
    ),
    rects(
      s[800],
      counts.flatMap((count, bin) => column(load.most, count, bin)),
    ),
    line(s[900], 4, `M28 ${floor - load.most * load.high}H390`, '10 10'),
    rect(s[900], [28, floor, 362, 5]),
  );
}

function seconds(s: Steps, flow: Flow): string {
  return numerals(
    s[700],
    30,
    [0, 2, 4, 6].map((bin) => [flow.x(time.start + bin * time.bin, 0, inside), floor + 23, String(bin * 5)]),
    'middle',
  );
}
