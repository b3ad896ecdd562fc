import { code, numeral } from '../../drawing/numeral';
import { disc, line, placed, rect, ring, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { check, person } from '../../videos/props';
import { card } from '../frames';

/** The checks on the way into a campaign. */
const gates: readonly ((s: Steps) => string)[] = [
  // The address is brought into one spelling.
  (s) => line(s[700], 6, 'M-15 10L-7 -12L1 10M-12 3H-2M14 -4V10M14 3A6 6 0 1 0 14 4'),
  // The list of those who asked to be left alone.
  (s) => stack(ring(s[700], 0, 0, 14, 6), line(s[700], 6, 'M-9 9L9 -9')),
  // A campaign that is running already.
  (s) => line(s[700], 6, 'M13 -4A14 14 0 0 0 -13 -5M-13 -15V-5H-4M-13 4A14 14 0 0 0 13 5M13 15V5H4'),
  // The unique index.
  (s) => stack(ring(s[700], -7, 0, 8, 6), line(s[700], 6, 'M2 0H16M11 1V8')),
];

const gateAt = (place: number) => 396 + place * 98;

/** Two colleagues, one person in two spellings; four checks in a row, and one entry in the campaign. */
export function enrollingScreen(s: Steps): string {
  return stack(
    line(s[600], 6, 'M308 108H312Q332 108 332 128V200M308 292H312Q332 292 332 272V200H768'),
    line(s[500], 6, 'M846 300V322Q846 342 826 342H336', '0.1 14'),
    line(s[500], 6, 'M334 328L320 342L334 356'),
    finding(s, 32, '9:12', 'Noa@a.example'),
    finding(s, 216, '9:40', 'noa@a.example'),
    ...gates.map((gate, place) =>
      placed(gateAt(place), 200, stack(disc(s[600], 0, 0, 45), disc(white, 0, 0, 39), scaled(0, 0, 1.5, gate(s)))),
    ),
    entry(s),
  );
}

/** What one colleague found, and when: the person, and the address as it stood there. */
function finding(s: Steps, y: number, time: string, address: string): string {
  return card(
    s,
    `lempire-finding-${y}`,
    [32, y, 280, 152],
    stack(
      scaled(52, 50, 2, person(s[300], s[900])),
      code(s[800], 36, [96, 50], 'Noa'),
      numeral(s[700], 32, [250, 50], time, 'end'),
      code(s[700], 29, [24, 111], address),
    ),
  );
}

function entry(s: Steps): string {
  return placed(
    764,
    96,
    stack(
      rect(s[700], [0, 0, 164, 208], 16),
      scaled(82, 64, 2.4, person(s[300], s[800])),
      code(white, 40, [82, 132], 'Noa', 'middle'),
      code(s[300], 34, [82, 174], 'Q2', 'middle'),
      scaled(152, 12, 1.8, check(s[900], white)),
    ),
  );
}
