import type { Screen } from '../screen';
import { numeral } from '../../drawing/numeral';
import { bars, disc, line, rect, rects, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** Strands that wind round each other come out of the upgrade as ordered asynchronous calls; the change in code below. */
export const meteorScreen: Screen = {
  frame: 'browser',
  draw: (s) => stack(rect(s[100], [0, 0, 242, 124]), fibers(s), calls(s), gate(s), diff(s)),
};

function fibers(s: Steps): string {
  return stack(
    line(s[300], 6, 'M-6 26C30 26 40 98 74 98S100 26 112 26'),
    line(s[700], 6, 'M-6 98C24 98 36 26 66 26S98 74 112 74'),
    line(white, 11, 'M-6 62C14 62 22 40 44 40S74 88 122 50'),
    line(s[500], 6, 'M-6 62C14 62 22 40 44 40S74 88 122 50'),
    line(s[400], 6, 'M-6 80C26 80 34 110 60 84S92 98 112 98'),
  );
}

function calls(s: Steps): string {
  return stack(
    rects(
      white,
      [
        [128, 16, 104, 20],
        [128, 40, 104, 20],
        [128, 64, 104, 20],
        [128, 88, 104, 20],
      ],
      10,
    ),
    bars(s[300], 10, [
      [133, 26, 40],
      [196, 26, 30],
    ]),
    bars(s[500], 10, [
      [133, 50, 22],
      [176, 50, 42],
    ]),
    bars(s[700], 10, [
      [133, 74, 52],
      [204, 74, 22],
    ]),
    bars(s[400], 10, [
      [133, 98, 30],
      [184, 98, 26],
    ]),
    line(s[300], 2, 'M177 26h14', '0 5'),
    line(s[500], 2, 'M159 50h12', '0 5'),
    line(s[700], 2, 'M189 74h10', '0 5'),
    line(s[400], 2, 'M167 98h12', '0 5'),
  );
}

function gate(s: Steps): string {
  return stack(rect(s[800], [114, 0, 6, 124]), disc(s[800], 117, 62, 15), line(white, 4, 'M111 62h11M117 56l6 6-6 6'));
}

/** Three lines, down to where the cover ends. */
function diff(s: Steps): string {
  return stack(
    rects(s[200], [[0, 141, 242, 17]]),
    rects(s[300], [[0, 158, 242, 45]]),
    rects(s[800], [[0, 124, 26, 79]]),
    numeral(s[400], 11, [13, 132.5], '41', 'middle'),
    bars(white, 3.5, [
      [9, 149.5, 8],
      [9, 166.5, 8],
    ]),
    line(white, 3.5, 'M13 162.5v8'),
    bars(s[500], 5, [
      [36, 132.5, 24],
      [66, 132.5, 46],
    ]),
    bars(s[600], 5, [
      [46, 149.5, 34],
      [86, 149.5, 20],
      [112, 149.5, 58],
    ]),
    bars(s[800], 5, [
      [46, 166.5, 22],
      [74, 166.5, 34],
      [114, 166.5, 20],
      [140, 166.5, 70],
    ]),
    disc(s[500], 120, 132.5, 2.5),
  );
}
