import type { Screen } from '../screen';
import { numeral } from '../../drawing/numeral';
import { bars, disc, discs, frame, line, rect, rects, stack, white, type Box } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** A hosting panel: the list of apps with their containers and load, and the bar that reviews and applies changes. */
export const zcloudScreen: Screen = {
  frame: 'browser',
  draw: (s) => stack(rail(s), head(s), apps(s), changes(s)),
};

const rowAt = (row: number): number => 55 + row * 34;

function rail(s: Steps): string {
  return stack(
    rect(s[100], [0, 0, 34, 203]),
    rects(s[600], [[10, 40, 14, 14]], 4),
    rects(
      s[300],
      [
        [10, 16, 14, 14],
        [10, 64, 14, 14],
        [10, 88, 14, 14],
        [10, 112, 14, 14],
      ],
      4,
    ),
  );
}

function head(s: Steps): string {
  return stack(
    bars(s[700], 7, [[46, 18, 50]]),
    rect(s[600], [188, 9, 44, 18], 5),
    bars(white, 5, [[204, 18, 20]]),
    line(white, 3, 'M193.5 18h6M196.5 15v6'),
  );
}

function containers(x: number, y: number, count: number): Box[] {
  return Array.from({ length: count }, (_, at) => [x + at * 12, y - 5, 10, 10]);
}

function apps(s: Steps): string {
  return stack(
    rect(s[100], [40, rowAt(1) - 15, 196, 30], 6),
    frame(s[500], 2.5, [41, rowAt(1) - 14, 194, 28], 5),
    discs(s[400], 5, [
      [53, rowAt(0)],
      [53, rowAt(2)],
    ]),
    disc(s[600], 53, rowAt(1), 5),
    bars(s[700], 5, [
      [66, rowAt(0) - 4, 46],
      [66, rowAt(1) - 4, 36],
      [66, rowAt(2) - 4, 52],
    ]),
    bars(s[300], 5, [
      [66, rowAt(0) + 5, 28],
      [66, rowAt(1) + 5, 40],
      [66, rowAt(2) + 5, 32],
    ]),
    rects(
      s[500],
      [...containers(128, rowAt(0), 3), ...containers(128, rowAt(1), 2), ...containers(128, rowAt(2), 1)],
      2,
    ),
    rects(s[300], containers(152, rowAt(1), 2), 2),
    line(
      s[600],
      2.5,
      `M186 ${rowAt(0) + 4}l9-5 8 3 8-9 9 6 8-4M186 ${rowAt(1) + 6}l9-3 8-4 8 2 9-8 8-2M186 ${rowAt(2) + 1}l9 2 8-4 8 5 9-3 8 1`,
    ),
  );
}

function changes(s: Steps): string {
  return stack(
    rect(s[800], [40, 146, 196, 50], 7),
    rect(s[900], [48, 153, 116, 16], 3),
    rect(s[700], [48, 173, 116, 16], 3),
    line(s[300], 3, 'M54 161h6M54 181h6M57 178v6'),
    bars(s[500], 5, [[68, 161, 44]]),
    bars(s[200], 5, [[68, 181, 44]]),
    numeral(s[400], 14, [156, 161], '2', 'end'),
    numeral(white, 14, [156, 181], '4', 'end'),
    rect(s[300], [174, 159, 54, 24], 6),
    line(s[900], 3, 'M182 171l4 4 7-8'),
    bars(s[900], 5, [[198, 171, 23]]),
  );
}
