import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { numerals } from '../../drawing/numeral';
import { bars, disc, frame, line, placed, rect, rects, shape, stack, white, type Box } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { fish, nut, tray } from './props';

const rowAt = (row: number) => 76 + row * 80;

/** The kitchen's sheet as it leaves the printer, already mended by hand: a count struck, a tray added, a row circled. */
export function cutOff(s: Steps, flow: Flow): string {
  const sheet = stack(
    // Paper is pale in both schemes, and what it comes out of is dark.
    rect(lightOrDark(s[800], s[700]), [96, -60, 688, 132], 24),
    asInLight(stack(rect(s[900], [136, 40, 608, 20], 10), disc(s[300], 736, 18, 8))),
    rect(lightOrDark(white, s[100]), [168, 50, 544, 400]),
    asInLight(stack(orders(s), byHand(s))),
    pen(s),
  );
  return stack(flow.between(sheet), asInLight(portions(s, flow)));
}

/** How many boxes each dish has. */
const counts = [5, 2, 4, 3] as const;

function portions(s: Steps, flow: Flow): string {
  return numerals(
    s[800],
    38,
    counts.map((count, row) => [flow.x(436), rowAt(row) + 46, String(count)]),
    flow.end,
  );
}

function orders(s: Steps): string {
  return stack(
    line(s[300], 3, [1, 2, 3].map((row) => `M200 ${rowAt(row) + 4}H680`).join('')),
    ...[0, 1, 2, 3].map((row) => order(s, row)),
  );
}

function order(s: Steps, row: number): string {
  const y = rowAt(row) + 46;
  const signs = [
    placed(200, y - 26, tray(s[700], s[400])),
    placed(222, y - 20, nut(s[500], s[800])),
    placed(208, y - 14, fish(s[600], white)),
    placed(200, y - 26, tray(s[700], s[300])),
  ];
  const boxes = Array.from({ length: counts[row] ?? 0 }, (_, at): Box => [456 + at * 36, y - 14, 28, 28]);
  return stack(
    signs[row] ?? '',
    row === 1 ? line(s[800], 6, `M214 ${y + 20}L260 ${y - 22}`) : '',
    bars(s[800], 14, [[296, y - 2, [92, 72, 88, 96][row] ?? 80]]),
    rects(s[500], boxes, 4),
  );
}

/** What the pen has done to the sheet. */
function byHand(s: Steps): string {
  const first = rowAt(0) + 46;
  const second = rowAt(1) + 46;
  const third = rowAt(2) + 46;
  return stack(
    line(s[900], 7, `M588 ${first + 14}L638 ${first - 18}`),
    frame(s[900], 6, [531, second - 11, 24, 24], 2),
    line(s[900], 6, `M574 ${second}H598M586 ${second - 12}V${second + 12}`),
    line(
      s[900],
      6,
      `M188 ${third + 2}C196 ${third - 44} 420 ${third - 48} 604 ${third - 34}C668 ${third - 16} 640 ${third + 34} 420 ${third + 36}C260 ${third + 38} 176 ${third + 30} 196 ${third - 22}`,
    ),
  );
}

function pen(s: Steps): string {
  return placed(
    648,
    272,
    stack(
      asInLight(shape(s[900], 'M0 0L40-20V20z')),
      rect(s[600], [40, -24, 260, 48]),
      rect(s[300], [64, -24, 20, 48]),
      rect(s[800], [200, -24, 240, 48], 8),
      rect(s[400], [224, -38, 140, 14], 7),
    ),
    -38,
  );
}
