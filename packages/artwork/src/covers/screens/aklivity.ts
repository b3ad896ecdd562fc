import type { Screen } from '../screen';
import { lightOrDark } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import { bars, discs, line, rect, rects, shape, stack, white, type Box } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** Streams: producers on the left, three topics with their messages, consumers on the right, the throughput below. */
export const aklivityScreen: Screen = {
  frame: 'browser',
  draw: (s) => stack(rect(s[100], [0, 0, 242, 130]), links(s), nodes(s), topics(s), throughput(s)),
};

function links(s: Steps): string {
  return stack(
    line(s[400], 3, 'M50 26H94M50 64C72 64 72 30 94 30M50 64H94M50 102C72 102 72 68 94 68M50 102H94'),
    line(s[500], 3, 'M152 28H192M152 64C172 64 172 30 192 30M152 64H192M152 100C172 100 172 66 192 66M152 102H192'),
  );
}

function nodes(s: Steps): string {
  return stack(
    rects(
      lightOrDark(white, s[800]),
      [
        [10, 13, 42, 26],
        [10, 51, 42, 26],
        [10, 89, 42, 26],
      ],
      5,
    ),
    rects(
      s[700],
      [
        [190, 13, 42, 26],
        [190, 51, 42, 26],
        [190, 89, 42, 26],
      ],
      5,
    ),
    rects(s[500], [[16, 21, 10, 10]], 2),
    discs(s[500], 5, [[21, 64]]),
    shape(s[500], 'M16 107l5-10 5 10z'),
    bars(s[400], 5, [
      [31, 22, 15],
      [31, 30, 10],
      [31, 60, 11],
      [31, 68, 15],
      [31, 98, 15],
      [31, 106, 12],
    ]),
    bars(white, 5, [
      [197, 22, 22],
      [197, 60, 28],
      [197, 98, 18],
    ]),
    bars(s[400], 5, [
      [197, 30, 14],
      [197, 68, 18],
      [197, 106, 26],
    ]),
    discs(s[500], 4, [
      [60, 26],
      [72, 64],
      [64, 102],
    ]),
    discs(s[700], 4, [
      [180, 28],
      [168, 64],
      [176, 102],
    ]),
  );
}

function topics(s: Steps): string {
  const messages = (y: number, xs: readonly number[]): Box[] => xs.map((x) => [x, y - 5, 8, 10]);
  return stack(
    rect(s[900], [88, 8, 66, 112], 8),
    rects(
      s[700],
      [
        [94, 17, 54, 20],
        [94, 54, 54, 20],
        [94, 91, 54, 20],
      ],
      4,
    ),
    rects(s[300], [...messages(27, [98, 109, 120]), ...messages(64, [98, 120, 131]), ...messages(101, [109, 120])], 2),
    rects(s[500], [...messages(27, [136]), ...messages(64, [109]), ...messages(101, [98, 131])], 2),
    bars(s[500], 3, [
      [98, 46, 26],
      [98, 83, 34],
      [98, 12.5, 20],
    ]),
  );
}

const rates = [16, 20, 18, 25, 30, 27, 22, 26, 34, 40, 37, 31, 28, 33, 42, 46, 41, 36, 38, 44, 48, 45];

function throughput(s: Steps): string {
  const columns = rates.map((height, at): Box => [12 + at * 10, 192 - height, 7, height]);
  return stack(
    numeral(s[700], 19, [12, 143], '4,800'),
    bars(s[400], 5, [[72, 143, 20]]),
    rects(s[300], columns.slice(0, 14)),
    rects(s[500], columns.slice(14, 20)),
    rects(s[700], columns.slice(20)),
    rects(s[800], [[12, 192, 217, 2]]),
  );
}
