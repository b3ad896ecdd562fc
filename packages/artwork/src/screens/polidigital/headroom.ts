import { asInLight } from '../../drawing/followScheme';
import { numeral, numerals } from '../../drawing/numeral';
import { bars, disc, discs, line, placed, rect, rects, shape, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import type { Flow } from '../flow';
import { browserWindow } from '../frames';

/** The inside of the window. */
const inside = 872;

/** A pull request that changes capacity: its lines, a remark on one of them, and beside them what it does to the monthly price. */
export function headroomDrawing(s: Steps, flow: Flow): string {
  // The diff is code, which begins at the left in every language.
  const lines = flow.part(0, 520, diff(s), inside);
  const request = stack(flow.between(stack(head(s), remark(s), asInLight(price(s))), inside), lines);
  return browserWindow(s, 'request', [40, 40, 880, 600], stack(request, prices(flow)));
}

function head(s: Steps): string {
  return stack(
    disc(s[700], 64, 56, 28),
    line(white, 5, 'M55 67V45Q55 60 74 60'),
    discs(white, 6, [
      [55, 45],
      [55, 67],
      [74, 60],
    ]),
    bars(s[800], 18, [[112, 44, 248]]),
    bars(s[500], 10, [[112, 72, 160]]),
  );
}

/** Upper edges of the diff's lines. */
const row = (index: number) => 136 + index * 48;

/** Its lines, with the capacity before and after. */
function diff(s: Steps): string {
  return stack(
    rects(s[200], [[0, row(1), 520, 48]]),
    rects(s[300], [[0, row(2), 520, 48]]),
    line(s[800], 6, `M26 ${row(1) + 24}h16M26 ${row(2) + 24}h16M34 ${row(2) + 16}v16`),
    bars(s[500], 12, [
      [72, row(0) + 24, 120],
      [208, row(0) + 24, 56],
      [72, row(3) + 24, 88],
    ]),
    bars(s[700], 12, [[104, row(1) + 24, 136]]),
    bars(s[900], 12, [[104, row(2) + 24, 136]]),
    numeral(s[700], 36, [260, row(1) + 24], '512', 'start'),
    numeral(s[900], 36, [260, row(2) + 24], '768', 'start'),
  );
}

/** The monthly price before and after. */
function prices(flow: Flow): string {
  return asInLight(
    numerals(
      white,
      32,
      [
        [flow.x(616, 0, inside), 352, '$320'],
        [flow.x(776, 0, inside), 352, '$440'],
      ],
      'middle',
    ),
  );
}

/** Why the line stays as it is: a highlighted reason. */
function remark(s: Steps): string {
  return stack(
    shape(s[100], 'M104 352H472a16 16 0 0 1 16 16V600H88V368a16 16 0 0 1 16 -16zM120 332L144 354H96z'),
    scaled(136, 408, 1.7, person(s[700], white)),
    bars(s[800], 12, [[184, 396, 112]]),
    bars(s[600], 10, [[184, 420, 72]]),
    rects(s[300], [
      [112, 452, 336, 32],
      [112, 488, 224, 32],
    ]),
    bars(s[800], 12, [
      [120, 468, 320],
      [120, 504, 208],
    ]),
  );
}

/** The monthly price before and after, and the team that owns it. */
function price(s: Steps): string {
  return placed(
    520,
    0,
    stack(
      // Up to below the window's frame.
      rect(s[800], [0, 0, 356, 560]),
      shape(s[300], 'M40 56L64 32H168a12 12 0 0 1 12 12V68a12 12 0 0 1 -12 12H64z'),
      disc(s[800], 68, 56, 7),
      bars(s[800], 12, [[92, 56, 64]]),
      scaled(296, 56, 1.6, person(s[200], s[800])),
      scaled(240, 56, 1.6, person(s[400], s[900])),
      rects(s[500], [
        [40, 304, 112, 256],
        [200, 304, 112, 256],
      ]),
      rects(
        s[900],
        [
          [44, 326, 104, 52],
          [204, 326, 104, 52],
        ],
        10,
      ),
      shape(s[300], 'M200 296V208a8 8 0 0 1 8 -8H304a8 8 0 0 1 8 8V296z'),
      line(s[900], 10, 'M236 248h40M256 228v40'),
      line(s[300], 6, 'M40 288H176', '0.1 16'),
    ),
  );
}
