import { numeral } from '../../drawing/numeral';
import { disc, discs, line, placed, rect, rects, scaled, shape, stack, white, type Box } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { check } from '../../videos/props';
import { clock } from '../signs';
import { guestCardSign } from './room';

/** Where a guest comes by: the door, the host's stand, her chair. */
const stations = { door: 128, stand: 432, chair: 736 } as const;
const way = 340;

/** The way of a guest from the door to the chair, and above and below it what the tablet did meanwhile: before, and now. */
export function guestCardScreen(s: Steps): string {
  return stack(before(s), after(s), guestsWay(s));
}

/** Requests that waited for each other; the third is the sum. */
const waits: readonly (readonly [x: number, width: number])[] = [
  [64, 112],
  [176, 104],
  [280, 400],
  [680, 112],
];

function before(s: Steps): string {
  const boxes = waits.map(([x, width], row): Box => [x, 56 + row * 48, width, 40]);
  const steps = waits.slice(1).map(([x], row) => `M${x} ${76 + row * 48}V${124 + row * 48}`);
  return stack(
    rect(white, [32, 32, 896, 240], 20),
    line(s[300], 4, steps.join('')),
    rects(
      s[400],
      boxes.filter((_, row) => row !== 2),
      8,
    ),
    rects(s[800], boxes.slice(2, 3), 8),
    numeral(white, 28, [480, 172], '620', 'middle'),
    scaled(824, 176, 1.3, guestCardSign(white, s[400], s[700])),
    scaled(868, 226, 1.3, stack(disc(white, 0, 0, 18), clock(s[800]))),
  );
}

function guestsWay(s: Steps): string {
  const { door, stand, chair } = stations;
  return stack(
    line(s[700], 10, `M${door} ${way}H${chair}`),
    line(s[700], 10, `M${chair + 64} ${way}H912`, '1 24'),
    discs(s[800], 52, [
      [door, way],
      [stand, way],
      [chair, way],
    ]),
    placed(door, way, line(s[200], 7, 'M-18 28V-28H18V28M6 0V4')),
    placed(stand, way, line(s[200], 7, 'M-26-8 26-24M0-16V26M-20 26H20')),
    placed(chair, way, line(s[200], 7, 'M-16-28V28M-16 4H16V28')),
  );
}

function after(s: Steps): string {
  return stack(
    rect(white, [32, 408, 896, 160], 20),
    line(s[300], 4, 'M208 452V500'),
    rects(s[800], [[64, 440, 144, 40]], 8),
    numeral(white, 28, [136, 460], '320', 'middle'),
    rects(s[400], [[208, 488, 88, 40]], 8),
    scaled(328, 480, 1.3, guestCardSign(white, s[400], s[700])),
    scaled(368, 522, 1.3, check(s[300], s[900])),
    timing(s),
  );
}

/** How long a tap takes, release by release, apart from the card: a mark stands above the bad one. */
function timing(s: Steps): string {
  const times = [40, 32, 36, 28, 84, 32, 24, 28, 24, 20];
  const column = (at: number): Box => [496 + at * 40, 536 - (times[at] ?? 0), 28, times[at] ?? 0];
  return stack(
    line(s[300], 4, 'M448 436V540'),
    rects(
      s[300],
      times.map((_, at) => column(at)),
      4,
    ),
    shape(s[700], 'M670 426H690L680 444z'),
  );
}
