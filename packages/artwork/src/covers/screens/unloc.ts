import type { Screen } from '../screen';
import { numeral } from '../../drawing/numeral';
import { bars, disc, discs, line, rect, rects, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** One customer's journey through four stages, with the touchpoints on its curve, and the segments the customer is in. */
export const unlocScreen: Screen = {
  frame: 'browser',
  draw: (s) => stack(customer(s), stages(s), journey(s), segments(s)),
};

function customer(s: Steps): string {
  return stack(
    disc(s[300], 25, 24, 13),
    disc(s[800], 25, 21, 4.5),
    shape(s[800], 'M16.5 33.5A8.5 8 0 0 1 33.5 33.5A13 13 0 0 1 16.5 33.5z'),
    bars(s[800], 7, [[46, 19, 58]]),
    bars(s[400], 5, [[46, 31, 38]]),
    rects(s[800], [[142, 15, 44, 18]], 9),
    rects(s[200], [[190, 15, 40, 18]], 9),
    bars(white, 5, [[152, 24, 24]]),
    bars(s[700], 5, [[199, 24, 22]]),
  );
}

function stages(s: Steps): string {
  return stack(
    rects(
      s[100],
      [
        [12, 46, 51, 96],
        [67.67, 46, 51, 96],
        [123.33, 46, 51, 96],
        [179, 46, 51, 96],
      ],
      5,
    ),
    bars(s[400], 5, [
      [20, 56, 22],
      [75.5, 56, 28],
      [131.5, 56, 18],
      [187, 56, 26],
    ]),
  );
}

function journey(s: Steps): string {
  return stack(
    line(s[400], 4, 'M12 122C24 122 26 116 37.5 112S70 82 93 84 126 122 149 122 182 82 230 76'),
    discs(white, 13, [
      [37.5, 112],
      [93, 84],
      [149, 122],
      [204, 82],
    ]),
    discs(s[700], 10, [
      [37.5, 112],
      [149, 122],
    ]),
    discs(s[400], 10, [[93, 84]]),
    discs(s[800], 10, [[204, 82]]),
    line(white, 3, 'M33 112h9M37.5 107.5v9M144 122h10M199.5 82l3.5 3.5 6-7'),
    shape(s[800], 'M88 80h10v7h-6l-4 3.5z'),
    rect(s[800], [77, 103, 48, 24], 5),
    shape(s[800], 'M88 104l5-6 5 6z'),
    bars(white, 5, [[84, 111, 34]]),
    bars(s[300], 5, [[84, 119.5, 22]]),
  );
}

function segments(s: Steps): string {
  return stack(
    rects(s[800], [[12, 152, 84, 18]], 4),
    rects(s[400], [[99, 152, 62, 18]], 4),
    rects(s[300], [[164, 152, 38, 18]], 4),
    rects(s[200], [[205, 152, 25, 18]], 4),
    numeral(white, 12, [54, 161], '40%', 'middle'),
    numeral(s[900], 12, [130, 161], '30%', 'middle'),
    numeral(s[900], 12, [183, 161], '18%', 'middle'),
    discs(s[800], 4, [[16, 186]]),
    discs(s[400], 4, [[103, 186]]),
    discs(s[300], 4, [[168, 186]]),
    bars(s[700], 5, [
      [25, 186, 44],
      [112, 186, 34],
      [177, 186, 40],
    ]),
  );
}
