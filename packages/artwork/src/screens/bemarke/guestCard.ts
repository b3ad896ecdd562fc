import { numeral } from '../../drawing/numeral';
import {
  bars,
  disc,
  line,
  placed,
  rect,
  rects,
  shape,
  stack,
  white,
  type Bar,
  type Box,
  scaled,
} from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { check } from '../../videos/props';
import { clock } from '../signs';
import { guestCardSign } from './room';

/** The way of a guest from the door to the chair, and above and below it what the tablet did meanwhile: before, and now. */
export function guestCardScreen(s: Steps): string {
  return stack(before(s), guestsWay(s), after(s));
}

/** Requests that waited for each other: guest, visits, checks, the sum, the photo. */
const waits: readonly (readonly [x: number, width: number])[] = [
  [80, 64],
  [144, 80],
  [224, 56],
  [280, 56],
  [336, 56],
  [392, 248],
  [640, 104],
];

const nameWidths = [64, 88, 48, 48, 48, 112, 72] as const;

function before(s: Steps): string {
  const rowAt = (row: number): number => 52 + row * 31;
  const steps = waits.slice(1).map(([x], row) => `M${x} ${rowAt(row) + 11}V${rowAt(row + 1) + 10}`);
  // A name stands after its bar, or before it where that is too near the card.
  const names = waits.map(([x, width], row): Bar => [
    row < 5 ? x + width + 16 : x - 16 - (nameWidths[row] ?? 0),
    rowAt(row) + 11,
    nameWidths[row] ?? 0,
  ]);
  return stack(
    rect(white, [40, 32, 960, 248], 20),
    line(s[300], 4, steps.join('')),
    rects(
      s[500],
      waits.flatMap(([x, width], row): Box[] => (row === 5 ? [] : [[x, rowAt(row), width, 22]])),
      6,
    ),
    rects(s[800], [[392, rowAt(5), 248, 22]], 6),
    numeral(white, 22, [516, rowAt(5) + 11], '620', 'middle'),
    bars(s[600], 9, names),
    scaled(840, 148, 1.3, guestCardSign(white, s[400], s[700])),
    scaled(876, 194, 1.3, stack(disc(white, 0, 0, 18), clock(s[800]))),
  );
}

/** A pair of shoe prints that walk to the right, around the origin. */
function prints(color: string): string {
  return stack(
    shape(color, 'M-28-20C-14-28 4-28 6-18S-14-10-28-14zM-42-22C-48-22-48-12-42-12H-34V-22z'),
    shape(color, 'M6 12C20 4 38 4 40 14S20 22 6 18zM-8 10C-14 10-14 20-8 20H0V10z'),
  );
}

function guestsWay(s: Steps): string {
  return stack(
    rects(s[800], [[0, 304, 960, 120]]),
    line(s[300], 6, 'M48 404V332H92V404zM80 368V372'),
    placed(168, 368, prints(s[300])),
    placed(272, 368, prints(s[300])),
    placed(376, 368, prints(s[300])),
    line(s[300], 8, 'M456 352 520 336M488 346V402M464 402H512'),
    line(s[600], 8, 'M556 368H620', '1 15'),
    line(s[300], 8, 'M668 336V402M668 374H708V402'),
    line(s[300], 8, 'M736 350H808M772 350V402'),
    line(s[600], 8, 'M844 368H940', '1 15'),
  );
}

function after(s: Steps): string {
  return stack(
    rect(white, [40, 448, 960, 184], 20),
    line(s[300], 4, 'M208 494V522'),
    rects(s[800], [[80, 480, 128, 22]], 6),
    numeral(white, 22, [144, 491], '320', 'middle'),
    rects(s[500], [[208, 511, 104, 22]], 6),
    bars(s[600], 9, [
      [80, 522, 88],
      [208, 553, 64],
    ]),
    scaled(384, 520, 1.3, guestCardSign(white, s[400], s[700])),
    scaled(420, 552, 1.3, check(s[300], s[900])),
    timing(s),
  );
}

/** How long a tap takes, release by release: the bad one stands out. */
function timing(s: Steps): string {
  const times = [40, 32, 36, 28, 104, 32, 24, 28, 24, 20];
  const column = (at: number): Box => [552 + at * 40, 584 - (times[at] ?? 0), 24, times[at] ?? 0];
  return stack(
    rects(s[300], [[496, 472, 3, 128]]),
    rects(
      s[500],
      times.map((_, at) => column(at)).filter((_, at) => at !== 4),
      4,
    ),
    rect(s[800], column(4), 4),
  );
}
