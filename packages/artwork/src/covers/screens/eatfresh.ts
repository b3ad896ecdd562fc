import type { Screen } from '../screen';
import { lightOrDark } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import { bars, disc, discs, line, rect, rects, ring, shape, stack, white, placed } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** A shop of prepared meals: four plates with their price tags, and the basket. */
export const eatfreshScreen: Screen = {
  frame: 'browser',
  draw: (s) =>
    stack(
      bars(s[700], 7, [[12, 18, 54]]),
      rects(s[200], [[76, 11, 28, 14]], 7),
      rects(s[700], [[108, 11, 28, 14]], 7),
      bars(s[700], 4, [[83, 18, 14]]),
      bars(white, 4, [[115, 18, 14]]),
      rects(
        lightOrDark(s[100], s[800]),
        [
          [12, 34, 68, 76],
          [88, 34, 68, 76],
          [12, 118, 68, 76],
          [88, 118, 68, 76],
        ],
        6,
      ),
      placed(46, 62, plate(s, s[700], shape(s[400], 'M-15 0A15 15 0 0 1 15 0z'))),
      placed(
        122,
        62,
        plate(
          s,
          s[300],
          stack(
            shape(s[700], 'M0 0V-15A15 15 0 0 1 15 0z'),
            discs(s[500], 4, [
              [-6, 5],
              [4, 7],
            ]),
          ),
        ),
      ),
      placed(46, 146, plate(s, s[400], line(s[700], 4, 'M-9-7q4.5-6 9 0t9 0M-9 1q4.5-6 9 0t9 0M-9 9q4.5-6 9 0t9 0'))),
      placed(122, 146, plate(s, s[500], shape(s[200], 'M-12-8H0A12 12 0 0 1 12 4V8H0A12 12 0 0 1-12-4z'))),
      words(s),
      basket(s),
    ),
};

function plate(s: Steps, food: string, topping: string): string {
  return stack(disc(white, 0, 0, 23), ring(s[300], 0, 0, 23, 2), disc(food, 0, 0, 16), topping);
}

function words(s: Steps): string {
  return stack(
    bars(s[700], 5, [
      [19, 93, 22],
      [95, 93, 20],
      [19, 177, 18],
      [95, 177, 22],
    ]),
    bars(s[400], 5, [
      [19, 102, 18],
      [95, 102, 16],
      [19, 186, 18],
      [95, 186, 14],
    ]),
    rects(
      s[700],
      [
        [46, 90, 30, 14],
        [122, 90, 30, 14],
        [46, 174, 30, 14],
        [122, 174, 30, 14],
      ],
      3,
    ),
    numeral(white, 11, [61, 97], '$9', 'middle'),
    numeral(white, 11, [137, 97], '$11', 'middle'),
    numeral(white, 11, [61, 181], '$8', 'middle'),
    numeral(white, 11, [137, 181], '$12', 'middle'),
  );
}

function basket(s: Steps): string {
  return stack(
    rect(s[800], [166, 0, 76, 203]),
    line(s[300], 3, 'M180 22h24l-4 14h-16zM185 22c0-10 14-10 14 0'),
    disc(s[400], 218, 26, 9),
    numeral(s[900], 12, [218, 26], '3', 'middle'),
    discs(s[300], 7, [[184, 58]]),
    discs(s[500], 7, [[184, 82]]),
    discs(s[200], 7, [[184, 106]]),
    bars(white, 5, [
      [197, 55, 32],
      [197, 79, 24],
      [197, 103, 30],
    ]),
    bars(s[500], 5, [
      [197, 63, 18],
      [197, 87, 14],
      [197, 111, 20],
    ]),
    line(s[600], 2, 'M178 128h52'),
    bars(s[500], 5, [
      [178, 144, 10],
      [178, 154, 8],
    ]),
    numeral(s[200], 18, [230, 149], '$28', 'end'),
    rect(s[300], [178, 170, 52, 20], 5),
    bars(s[900], 5, [[190, 180, 28]]),
  );
}
