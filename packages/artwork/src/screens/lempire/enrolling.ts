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

const gateAt = (place: number) => 412 + place * 80;

/** Two colleagues, one person in two spellings; four checks in a row, and one entry in the campaign. */
export function enrollingScreen(s: Steps): string {
  return stack(
    line(s[600], 6, 'M328 104H332Q352 104 352 124V200M328 296H332Q352 296 352 276V200H712'),
    line(s[500], 6, 'M816 268V316Q816 336 796 336H352', '0.1 14'),
    line(s[500], 6, 'M352 322L338 336L352 350'),
    finding(s, 40, '9:12', 'Noa@a.example'),
    finding(s, 232, '9:40', 'noa@a.example'),
    ...gates.map((gate, place) =>
      placed(gateAt(place), 200, stack(disc(s[600], 0, 0, 36), disc(white, 0, 0, 31), scaled(0, 0, 1.15, gate(s)))),
    ),
    entry(s),
  );
}

/** What one colleague found, and when: the person, and the address as it stood there. */
function finding(s: Steps, y: number, time: string, address: string): string {
  return card(
    s,
    `lempire-finding-${y}`,
    [40, y, 292, 128],
    stack(
      scaled(44, 61, 1.7, person(s[300], s[900])),
      code(s[800], 28, [88, 42], 'Noa'),
      numeral(s[700], 26, [266, 42], time, 'end'),
      code(s[700], 22, [88, 78], address),
    ),
  );
}

function entry(s: Steps): string {
  return placed(
    704,
    132,
    stack(
      rect(s[700], [0, 0, 216, 136], 16),
      scaled(48, 68, 1.7, person(s[300], s[800])),
      code(white, 30, [92, 50], 'Noa'),
      code(s[300], 26, [92, 86], 'Q2'),
      scaled(204, 12, 1.5, check(s[900], white)),
    ),
  );
}
