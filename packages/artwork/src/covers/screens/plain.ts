import type { Screen } from '../screen';
import { bars, rect, rects, stack, white } from '../../drawing/shapes';

/** A page of any product, with a menu and three cards: for a study whose product nobody has drawn yet. */
export const plainScreen: Screen = {
  frame: 'browser',
  draw: (s) =>
    stack(
      rect(s[100], [0, 0, 58, 203]),
      bars(s[700], 7, [[12, 20, 30]]),
      bars(s[400], 5, [
        [12, 42, 34],
        [12, 56, 26],
        [12, 70, 31],
      ]),
      bars(s[700], 9, [[72, 24, 92]]),
      rect(s[300], [72, 42, 156, 62], 4),
      rects(
        s[100],
        [
          [72, 116, 46, 74],
          [127, 116, 46, 74],
          [182, 116, 46, 74],
        ],
        4,
      ),
      rects(
        s[500],
        [
          [80, 124, 14, 14],
          [135, 124, 14, 14],
          [190, 124, 14, 14],
        ],
        2,
      ),
      bars(s[700], 5, [
        [80, 152, 28],
        [135, 152, 24],
        [190, 152, 30],
      ]),
      bars(s[400], 5, [
        [80, 166, 30],
        [80, 176, 20],
        [135, 166, 26],
        [190, 166, 28],
        [190, 176, 16],
      ]),
      bars(white, 7, [[84, 62, 60]]),
      rects(white, [[84, 78, 34, 14]], 7),
    ),
};
