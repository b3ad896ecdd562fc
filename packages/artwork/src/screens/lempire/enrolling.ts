import { code, numeral } from '../../drawing/numeral';
import { disc, line, placed, rect, ring, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { check, person } from '../../videos/props';
import type { Flow } from '../flow';
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

/** The inside of a finding's card, and an entry. */
const inside = 258;
const entryWidth = 152;
const gateAt = (place: number) => 370 + place * 116;

/** Two colleagues, one person in two spellings; four checks in a row, and one entry in the campaign. */
export function enrollingScreen(s: Steps, flow: Flow): string {
  return stack(
    flow.between(
      stack(
        line(s[600], 6, 'M284 108H286Q304 108 304 126V200M284 292H286Q304 292 304 274V200H788'),
        line(s[500], 6, 'M776 330H310', '0.1 14'),
        line(s[500], 6, 'M312 314L296 330L312 346'),
      ),
    ),
    finding(s, flow, 32, '9:12', 'Noa@a.example'),
    finding(s, flow, 216, '9:40', 'noa@a.example'),
    ...gates.map((gate, place) =>
      placed(
        flow.x(gateAt(place)),
        200,
        stack(disc(s[600], 0, 0, 46), disc(white, 0, 0, 40), scaled(0, 0, 1.55, gate(s))),
      ),
    ),
    entry(s, flow),
  );
}

/** What one colleague found, and when: the person, and the address as it stood there. */
function finding(s: Steps, flow: Flow, y: number, time: string, address: string): string {
  return card(
    s,
    `lempire-finding-${y}`,
    [flow.x(24, 264), y, 264, 152],
    stack(
      scaled(flow.x(48, 0, inside), 50, 1.9, person(s[300], s[900])),
      code(s[800], 36, [flow.x(90, 0, inside), 50], 'Noa', flow.start),
      numeral(s[700], 32, [flow.x(240, 0, inside), 50], time, flow.end),
      code(s[700], 29, [flow.x(24, 0, inside), 111], address, flow.start),
    ),
  );
}

function entry(s: Steps, flow: Flow): string {
  return placed(
    flow.x(784, entryWidth),
    32,
    stack(
      rect(s[700], [0, 0, entryWidth, 336], 16),
      scaled(76, 100, 2.8, person(s[300], s[800])),
      code(white, 44, [76, 196], 'Noa', 'middle'),
      code(s[300], 38, [76, 252], 'Q2', 'middle'),
      scaled(flow.x(126, 0, entryWidth), 14, 1.6, check(s[900], white)),
    ),
  );
}
