import { cardFrame } from '../frames';
import { numeral } from '../../drawing/numeral';
import { bars, disc, line, rect, rects, ring, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** Draws a guest's card with the visits so far, 124 × 126 units. */
export function guestCard(s: Steps): string {
  const words = stack(
    rect(s[300], [9, 9, 30, 30], 6),
    disc(s[800], 24, 20, 5),
    shape(s[800], 'M14 39A10 11 0 0 1 34 39z'),
    bars(s[800], 7, [[47, 18, 50]]),
    bars(s[400], 5, [[47, 31, 32]]),
    rects(
      s[500],
      [
        [9, 49, 17, 17],
        [29.5, 49, 17, 17],
        [50, 49, 17, 17],
      ],
      4,
    ),
    rects(
      s[200],
      [
        [70.5, 49, 17, 17],
        [91, 49, 17, 17],
      ],
      4,
    ),
    line(white, 3, 'M13.5 57.5l3 3 5.5-6M34 57.5l3 3 5.5-6M54.5 57.5l3 3 5.5-6'),
    bars(s[300], 5, [
      [9, 76, 62],
      [77, 76, 30],
      [9, 86, 44],
    ]),
    rect(s[700], [9, 94, 100, 18], 6),
    bars(white, 5, [[38, 103, 42]]),
  );
  return cardFrame(s, 124, 126, words);
}

/** Draws the note of a reservation's time, 96 × 38 units. */
export function reservationNote(s: Steps): string {
  const words = stack(
    ring(s[600], 17, 16, 8, 3),
    line(s[600], 2.5, 'M17 12v4.5l3 2'),
    numeral(s[700], 17, [34, 16], '19:30'),
  );
  return cardFrame(s, 96, 38, words);
}
