import { lightOrDark } from '../../drawing/followScheme';
import { numeral, numerals } from '../../drawing/numeral';
import {
  bars,
  disc,
  discs,
  frame,
  line,
  placed,
  rect,
  rects,
  shape,
  stack,
  white,
  scaled,
  type Box,
} from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { dog } from '../../covers/screens/animals';
import { check } from '../../videos/props';
import type { Flow } from '../flow';
import { edgeInDark } from '../frames';
import { cross } from '../signs';
import { pines } from './places';

/** A sentence, the wishes in it, the records that match them and the days they become; an invented place is thrown away. */
export function plannerScreen(s: Steps, flow: Flow): string {
  return stack(
    flow.between(sentence(s)),
    flow.part(40, 256, wishes(s)),
    flow.between(gathered(s)),
    flow.part(376, 208, records(s)),
    days(s, flow),
  );
}

function sentence(s: Steps): string {
  return stack(
    shape(s[800], 'M-20 56H272A24 24 0 0 1 296 80V160A24 24 0 0 1 272 184H88L56 216V184H-20z'),
    bars(white, 11, [
      [40, 92, 150],
      [202, 92, 62],
      [40, 120, 84],
      [136, 120, 112],
      [40, 148, 128],
    ]),
  );
}

function wishes(s: Steps): string {
  const boxes: readonly Box[] = [
    [40, 248, 120, 136],
    [176, 248, 120, 136],
    [40, 400, 120, 136],
    [176, 400, 120, 136],
  ];
  return stack(
    rects(white, boxes, 16),
    ...boxes.map((box) => edgeInDark(s, box, 16)),
    scaled(100, 302, 1.5, weekend(s)),
    scaled(236, 302, 1.5, van(s)),
    scaled(100, 454, 2, dog(s[800], s[600], s[100])),
    scaled(236, 454, 1.5, noHighway(s)),
    bars(s[700], 5, [[92, 359, 16]]),
    bars(s[500], 9, [
      [208, 358, 56],
      [202, 510, 68],
    ]),
    numerals(
      s[700],
      30,
      [
        [70, 359, '12'],
        [130, 359, '14'],
        [100, 510, '1'],
      ],
      'middle',
    ),
  );
}

function weekend(s: Steps): string {
  return stack(
    rect(s[300], [-19, -16, 38, 36], 5),
    shape(s[700], 'M-19-4V-11A5 5 0 0 1-14-16H14A5 5 0 0 1 19-11V-4z'),
    line(s[700], 4, 'M-10-20V-14M10-20V-14'),
    rects(s[800], [
      [-2, 4, 7, 7],
      [8, 4, 7, 7],
    ]),
    rects(s[500], [[-12, 4, 7, 7]]),
  );
}

function van(s: Steps): string {
  return stack(
    shape(s[700], 'M-26-14H10C18-14 22-4 26 2V12H-26z'),
    shape(s[200], 'M8-9C13-9 16-4 18 1H4V-9zM-20-9H-2V1H-20z'),
    discs(s[900], 6, [
      [-14, 12],
      [14, 12],
    ]),
  );
}

function noHighway(s: Steps): string {
  return stack(
    line(s[400], 5, 'M-14 16-6-16M14 16 6-16M0-12V-7M0 0V5M0 12V16'),
    line(white, 12, 'M-18-12 18 14'),
    line(s[800], 5.5, 'M-18-12 18 14'),
  );
}

const recordAt = (row: number): number => 56 + row * 100;

function gathered(s: Steps): string {
  const ways = [0, 1, 2, 4].map((row) => `M296 392C340 392 330 ${recordAt(row) + 40} 376 ${recordAt(row) + 40}`);
  return line(s[400], 5, ways.join(''));
}

/** A record found by the search, and its id; the place's sign differs from record to record. */
function found(s: Steps, row: number, sign: string, id: string): string {
  return stack(
    rect(lightOrDark(white, s[700]), [376, recordAt(row), 208, 80], 14),
    rect(s[700], [388, recordAt(row) + 12, 56, 56], 8),
    placed(416, recordAt(row) + 40, sign),
    bars(s[800], 10, [[460, recordAt(row) + 27, 84 + (row % 3) * 12]]),
    numeral(s[700], 26, [460, recordAt(row) + 55], id),
  );
}

function records(s: Steps): string {
  const hills = shape(s[300], 'M-20 18-6-8 3 6 9-2 20 18z');
  const tent = shape(s[300], 'M0-18 20 18H7L0 4-7 18H-20z');
  const lake = line(s[300], 5, 'M-18-6q6-7 12 0t12 0 12 0M-18 8q6-7 12 0t12 0 12 0');
  const ghost = recordAt(3);
  return stack(
    found(s, 0, tent, '4127'),
    found(s, 2, hills, '886'),
    found(s, 4, lake, '2050'),
    // Closed in those months: found, but never handed on.
    rect(lightOrDark(s[200], s[800]), [376, recordAt(1), 208, 80], 14),
    rect(s[100], [388, recordAt(1) + 12, 56, 56], 8),
    line(s[600], 5, `M416 ${recordAt(1) + 22}v36M400 ${recordAt(1) + 31}l32 18M432 ${recordAt(1) + 31}l-32 18`),
    bars(s[400], 10, [[460, recordAt(1) + 30, 72]]),
    bars(s[400], 8, [[460, recordAt(1) + 52, 48]]),
    // Invented by the model: no record has its id.
    frame(s[600], 4, [378, ghost + 2, 204, 76], 14, '2 11'),
    scaled(416, ghost + 40, 1.4, cross(s[800], white)),
    line(s[600], 9, `M464 ${ghost + 30}h84M464 ${ghost + 52}h48`, '1 15'),
  );
}

function days(s: Steps, flow: Flow): string {
  const dayAt = (day: number): number => 148 + day * 148;
  const drive = (y: number, time: string): string =>
    flow.part(723, 105, stack(scaled(744, y, 0.8, van(s)), numeral(s[700], 26, [774, y], time)));
  return stack(
    rect(white, [flow.x(640, 360), 56, 360, 480], 24),
    edgeInDark(s, [flow.x(640, 360), 56, 360, 480], 24),
    flow.between(line(s[700], 6, 'M584 96C630 96 630 148 680 148M584 296H680M584 496C630 496 630 444 680 444')),
    flow.between(line(s[300], 6, `M696 ${dayAt(0)}V${dayAt(2)}`)),
    ...[0, 1, 2].map((day) =>
      stack(
        rect(s[200], [flow.x(728, 300), dayAt(day) - 48, 300, 96], 14),
        flow.between(bars(s[800], 11, [[752, dayAt(day) - 18, [112, 104, 120][day] ?? 0]])),
        flow.between(bars(s[600], 9, [[752, dayAt(day) + 8, [88, 128, 72][day] ?? 0]])),
        disc(white, flow.x(696), dayAt(day), 24),
        scaled(flow.x(696), dayAt(day), 1.4, check(s[700], white)),
      ),
    ),
    drive(222, '1:20'),
    drive(370, '0:45'),
    flow.between(
      pines(s[500], [
        [884, 188],
        [916, 180],
      ]),
    ),
  );
}
