import type { Screen } from '../screen';
import { numeral } from '../../drawing/numeral';
import { bars, discs, line, rects, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** A crop plan: one row for each field, the weeks of four seasons across, sowing to harvest as bars. */
export const sostenaScreen: Screen = {
  frame: 'browser',
  draw: (s) => stack(seasons(s), rows(s), fields(s), plan(s), today(s)),
};

const rowAt = (row: number): number => 47 + row * 26;

function seasons(s: Steps): string {
  return stack(
    bars(s[700], 7, [[12, 15, 46]]),
    rects(
      s[200],
      [
        [76, 6, 36, 18],
        [116, 6, 36, 18],
        [196, 6, 36, 18],
      ],
      5,
    ),
    rects(s[700], [[156, 6, 36, 18]], 5),
    bars(s[600], 5, [
      [84, 15, 20],
      [125, 15, 18],
      [203, 15, 22],
    ]),
    bars(white, 5, [[163, 15, 22]]),
  );
}

function rows(s: Steps): string {
  return stack(
    rects(
      s[100],
      [0, 2, 4].map((row) => [0, rowAt(row) - 13, 242, 26] as const),
    ),
    rects(s[200], [[68, 34, 2, 169]]),
    line(s[200], 1.5, 'M114 34V203M154 34V203M194 34V203', '2 5'),
  );
}

function fields(s: Steps): string {
  const leaf = (y: number): string => `M12 ${y - 6}h5a6 6 0 0 1 6 6v6h-5a6 6 0 0 1-6-6z`;
  const hectares = ['120', '48', '96', '64', '150', '32'];
  return stack(
    shape(s[700], [0, 4].map((row) => leaf(rowAt(row))).join('')),
    shape(s[500], [1, 3].map((row) => leaf(rowAt(row))).join('')),
    shape(s[400], [2, 5].map((row) => leaf(rowAt(row))).join('')),
    ...hectares.map((amount, row) => numeral(s[700], 13, [29, rowAt(row)], amount)),
  );
}

function plan(s: Steps): string {
  return stack(
    bars(s[700], 14, [
      [78, rowAt(0), 62],
      [120, rowAt(3), 92],
      [78, rowAt(4), 40],
    ]),
    bars(s[500], 14, [
      [98, rowAt(1), 88],
      [78, rowAt(3), 36],
      [176, rowAt(4), 54],
      [150, rowAt(0), 34],
    ]),
    bars(s[300], 14, [
      [78, rowAt(2), 48],
      [194, rowAt(1), 36],
      [132, rowAt(5), 82],
      [124, rowAt(4), 46],
    ]),
    bars(s[400], 14, [
      [134, rowAt(2), 74],
      [88, rowAt(5), 38],
      [190, rowAt(0), 40],
    ]),
    discs(white, 3, [
      [85, rowAt(0)],
      [105, rowAt(1)],
      [127, rowAt(3)],
      [85, rowAt(4)],
      [141, rowAt(2)],
    ]),
    line(white, 3, `M122 ${rowAt(0)}l4 4 7-8M100 ${rowAt(4)}l4 4 7-8`),
  );
}

function today(s: Steps): string {
  return stack(line(s[900], 2.5, 'M164 32V203'), shape(s[900], 'M158 26h12v6l-6 6-6-6z'));
}
