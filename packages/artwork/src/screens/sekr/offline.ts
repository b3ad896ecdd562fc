import { numeral } from '../../drawing/numeral';
import { bars, frame, line, placed, rect, rects, shape, stack, white, type Box, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { phone } from '../frames';
import { clock, cross } from '../signs';
import { noSignal, pin, pines } from './places';

/** Two phones without signal: on one only the tiles somebody looked at, on the other a whole region and an outbox. */
export function offlineScreen(s: Steps, flow: Flow): string {
  const width = 1.25 * 264;
  return stack(
    scaled(flow.x(88, width), 64, 1.25, phone(s, 'sekr-cache', [0, 0], cached(s))),
    scaled(flow.x(542, width), 64, 1.25, phone(s, 'sekr-region', [0, 0], region(s))),
    flow.between(line(s[700], 9, 'M452 300H506M486 278 508 300 486 322')),
  );
}

const side = 84;
const tileAt = (across: number, down: number): Box => [across * side - 2, down * side - 2, side, side];

function status(s: Steps, background: string): string {
  return stack(numeral(s[800], 22, [26, 27], '7:40'), placed(192, 12, noSignal(s[600], s[800], background)));
}

function cached(s: Steps): string {
  const seen = [
    [1, 1],
    [1, 2],
    [0, 2],
    [1, 3],
  ] as const;
  const cells = [0, 1, 2].flatMap((across) => [0, 1, 2, 3, 4].map((down) => tileAt(across, down)));
  return stack(
    ...cells.map(([x, y, w, h]) => frame(s[300], 3, [x, y, w, h], 0, '2 10')),
    rects(
      s[300],
      seen.map(([across, down]) => tileAt(across, down)).map(([x, y, w, h]) => [x - 2, y - 2, w + 4, h + 4]),
    ),
    line(white, 12, 'M118 82V200M124 200C100 250 60 240-4 232M124 200C126 260 120 280 122 332'),
    pines(s[500], [
      [44, 212],
      [146, 316],
    ]),
    scaled(124, 214, 1.15, pin(s[900], s[300])),
    scaled(152, 148, 1.1, cross(white, s[800])),
    status(s, white),
  );
}

function region(s: Steps): string {
  return stack(
    rect(s[300], [0, 0, 248, 300]),
    shape(s[400], 'M250 80C210 78 176 96 178 130S216 176 250 170z'),
    line(white, 12, 'M118-10V120C118 180 60 176-10 184M118 120C130 160 190 200 260 206M60 176C60 220 90 250 100 320'),
    pines(s[500], [
      [148, 226],
      [180, 226],
    ]),
    scaled(54, 132, 0.9, pin(s[700], white)),
    scaled(120, 136, 1.15, pin(s[900], s[300])),
    scaled(196, 190, 0.9, pin(s[700], white)),
    scaled(70, 222, 0.9, pin(s[700], white)),
    frame(s[900], 5, [16, 56, 216, 182], 4, '1 12'),
    line(s[900], 7, 'M16 76V56H36M212 56H232V76M16 218V238H36M212 238H232V218'),
    outbox(s),
    status(s, s[300]),
  );
}

function outbox(s: Steps): string {
  const rowAt = (y: number): string => stack(rect(s[200], [16, y, 216, 60], 10), placed(206, y + 30, clock(s[700])));
  return stack(
    rect(white, [0, 262, 248, 260], 18),
    bars(s[800], 10, [[16, 286, 84]]),
    // How many reviews wait.
    numeral(s[800], 30, [230, 285], '2', 'end'),
    rowAt(304),
    rowAt(372),
    shape(s[700], 'M44 316l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z'),
    line(s[700], 5, 'M32 414V396H56V406H38z'),
    bars(s[800], 8, [
      [76, 326, 84],
      [76, 394, 60],
    ]),
    bars(s[600], 7, [
      [76, 343, 56],
      [76, 411, 92],
    ]),
  );
}
