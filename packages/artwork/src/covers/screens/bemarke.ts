import type { Screen } from '../screen';
import { numeral } from '../../drawing/numeral';
import { bars, disc, discs, line, placed, rect, rects, ring, stack, white, type Bar } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { guestCard, reservationNote } from './bemarkeCards';

/** A restaurant's evening: the days, the tables and who sits there, the guests by time; one guest's card beside. */
export const bemarkeScreen: Screen = {
  frame: 'phone',
  draw: (s) => stack(days(s), room(s), guests(s)),
  beside: (s) => stack(placed(364, 62, guestCard(s)), placed(388, 200, reservationNote(s))),
};

function days(s: Steps): string {
  return stack(
    bars(s[800], 7, [[10, 34, 50]]),
    disc(s[300], 102, 35, 8),
    rects(
      s[100],
      [
        [8, 48, 18, 24],
        [29, 48, 18, 24],
        [71, 48, 18, 24],
        [92, 48, 18, 24],
      ],
      5,
    ),
    rect(s[700], [50, 48, 18, 24], 5),
    bars(s[400], 4, [
      [12, 56, 10],
      [33, 56, 10],
      [75, 56, 10],
      [96, 56, 10],
    ]),
    bars(white, 4, [[54, 56, 10]]),
    numeral(s[700], 10, [17, 64], '12', 'middle'),
    numeral(s[700], 10, [38, 64], '13', 'middle'),
    numeral(white, 10, [59, 64], '14', 'middle'),
    numeral(s[700], 10, [80, 64], '15', 'middle'),
    numeral(s[700], 10, [101, 64], '16', 'middle'),
  );
}

function room(s: Steps): string {
  const chairs = (x: number, y: number): string => `M${x} ${y - 14}a14 14 0 0 1 0 28a14 14 0 0 1 0-28`;
  const stools: readonly Bar[] = [
    [46, 90, 10],
    [60, 90, 10],
    [46, 120, 10],
    [60, 120, 10],
  ];
  return stack(
    rect(s[100], [8, 80, 102, 78], 8),
    line(s[400], 5, chairs(26, 105) + chairs(91, 138), '0 14.66'),
    line(s[300], 5, chairs(91, 100), '0 14.66'),
    disc(s[700], 26, 105, 9.5),
    disc(s[500], 91, 138, 9.5),
    disc(white, 91, 100, 9.5),
    ring(s[300], 91, 100, 8.5, 2),
    bars(s[400], 5, stools),
    rect(s[700], [44, 95, 28, 20], 4),
    bars(s[400], 5, [
      [16, 134, 10],
      [30, 134, 10],
      [44, 134, 10],
      [58, 134, 10],
    ]),
    rect(s[300], [14, 139, 56, 12], 4),
    bars(white, 4, [[51, 105, 14]]),
    discs(white, 3, [[26, 105]]),
  );
}

function guests(s: Steps): string {
  return stack(
    rects(
      s[200],
      [
        [8, 168, 34, 16],
        [8, 220, 34, 16],
      ],
      5,
    ),
    rect(s[700], [8, 194, 34, 16], 5),
    bars(s[700], 5, [
      [48, 172, 36],
      [48, 198, 28],
      [48, 224, 40],
    ]),
    numeral(s[700], 9, [25, 176], '19:00', 'middle'),
    numeral(white, 9, [25, 202], '19:30', 'middle'),
    numeral(s[700], 9, [25, 228], '20:00', 'middle'),
    bars(s[300], 5, [
      [48, 181, 22],
      [48, 207, 34],
      [48, 233, 18],
    ]),
    discs(s[500], 3, [
      [91, 176],
      [99, 176],
      [107, 176],
      [99, 202],
      [107, 202],
      [107, 228],
    ]),
  );
}
