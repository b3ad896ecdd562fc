import type { Screen } from '../screen';
import { numeral } from '../../drawing/numeral';
import { bars, disc, discs, frame, placed, rect, rects, shape, stack, white, type Bar } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** A planning board: three columns of cards, one card on its way from the second column to the third. */
export const favroScreen: Screen = {
  frame: 'browser',
  draw: (s) =>
    stack(
      bars(s[700], 7, [[12, 18, 62]]),
      bars(s[300], 7, [[80, 18, 26]]),
      people(s),
      rects(
        s[100],
        [
          [12, 34, 68, 160],
          [87, 34, 68, 160],
          [162, 34, 68, 160],
        ],
        6,
      ),
      columnHeads(s),
      rects(
        white,
        [
          [18, 56, 56, 48],
          [18, 110, 56, 34],
          [18, 150, 56, 38],
          [93, 56, 56, 34],
          [93, 150, 56, 38],
          [168, 56, 56, 34],
        ],
        4,
      ),
      rects(s[300], [[18, 56, 56, 14]], 4),
      bars(s[500], 5, [
        [24, 119, 18],
        [99, 65, 18],
      ]),
      bars(s[700], 5, [
        [24, 159, 18],
        [99, 159, 26],
        [174, 65, 18],
      ]),
      bars(s[400], 5, [
        [24, 81, 42],
        [24, 93, 28],
        [24, 133, 38],
        [24, 169, 42],
        [24, 179, 20],
        [99, 79, 40],
        [99, 169, 42],
        [99, 179, 30],
        [174, 79, 42],
      ]),
      frame(s[400], 2, [94, 97, 54, 46], 4, '5 4'),
      rect(s[200], [168, 146, 56, 42], 4),
      shape(s[600], 'M189 166l5 5 9-10 3.5 3-12.5 13.5-8.5-8.5z'),
      placed(136, 94, movingCard(s), 7),
    ),
};

function people(s: Steps): string {
  return stack(
    disc(s[300], 196, 18, 9),
    disc(white, 208, 18, 11),
    disc(s[500], 208, 18, 9),
    disc(white, 220, 18, 11),
    disc(s[700], 220, 18, 9),
  );
}

function columnHeads(s: Steps): string {
  const words: readonly Bar[] = [
    [30, 45, 30],
    [105, 45, 24],
    [180, 45, 28],
  ];
  return stack(
    discs(s[400], 3.5, [[22, 45]]),
    discs(s[500], 3.5, [[97, 45]]),
    discs(s[700], 3.5, [[172, 45]]),
    bars(s[700], 5, words),
    numeral(s[600], 11, [76, 45], '3', 'end'),
    numeral(s[600], 11, [151, 45], '2', 'end'),
    numeral(s[600], 11, [226, 45], '2', 'end'),
  );
}

function movingCard(s: Steps): string {
  return stack(
    rect(white, [-4, -4, 68, 54], 7),
    rect(s[500], [0, 0, 60, 46], 4),
    bars(s[100], 5, [[8, 11, 20]]),
    bars(white, 5, [
      [8, 23, 44],
      [8, 33, 30],
    ]),
    placed(42, 30, shape(s[900], 'M0 0 0 26 6.5 20 11 30 16.5 27.5 12 18H21z')),
  );
}
