import type { Screen } from '../screen';
import { lightOrDark } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import { bars, discs, line, rect, rects, shape, stack, white, type Bar } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** A monitor: three percentiles over time, and the waterfall of one trace with the slow query in it. */
export const montiApmScreen: Screen = {
  frame: 'browser',
  draw: (s) => stack(percentiles(s), moment(s), waterfall(s)),
};

function percentiles(s: Steps): string {
  const least = lightOrDark(s[300], s[600]);
  return stack(
    bars(s[700], 7, [[12, 15, 48]]),
    discs(least, 4, [[142, 15]]),
    discs(s[500], 4, [[174, 15]]),
    discs(s[700], 4, [[206, 15]]),
    numeral(s[700], 13, [149, 15], '50'),
    numeral(s[700], 13, [181, 15], '95'),
    numeral(s[700], 13, [213, 15], '99'),
    line(s[200], 2, 'M12 34H230M12 52H230M12 70H230'),
    shape(s[200], 'M12 88V82C30 80 38 84 54 80S84 70 100 72 130 80 146 76 176 64 192 68 216 76 230 74V88z'),
    line(least, 3, 'M12 82C30 80 38 84 54 80S84 70 100 72 130 80 146 76 176 64 192 68 216 76 230 74'),
    line(s[500], 3, 'M12 72C28 68 40 74 54 68S86 54 100 58 128 70 146 64 168 44 180 48 212 64 230 60'),
    line(s[700], 3, 'M12 62C28 56 40 66 54 58S84 40 100 46 126 60 146 54 160 34 172 36 206 54 230 46'),
  );
}

function moment(s: Steps): string {
  return stack(
    line(s[800], 2.5, 'M172 36V88', '3 5'),
    discs(white, 6.5, [[172, 36]]),
    discs(s[800], 4.5, [[172, 36]]),
    rects(s[700], [[12, 88, 218, 2]]),
  );
}

const rowAt = (row: number): number => 108 + row * 16.5;

function waterfall(s: Steps): string {
  const names: readonly Bar[] = [
    [12, rowAt(0), 46],
    [20, rowAt(1), 30],
    [20, rowAt(2), 40],
    [28, rowAt(3), 34],
    [28, rowAt(4), 24],
    [20, rowAt(5), 36],
  ];
  return stack(
    rect(s[100], [0, rowAt(3) - 8, 242, 16.5]),
    line(s[200], 2, 'M78 98V203M129 98V203M180 98V203'),
    bars(s[700], 5, names),
    discs(s[400], 2.5, [
      [15, rowAt(1)],
      [15, rowAt(2)],
      [15, rowAt(5)],
      [23, rowAt(3)],
      [23, rowAt(4)],
    ]),
    bars(s[300], 12, [[78, rowAt(0), 152]]),
    numeral(s[900], 11, [225, rowAt(0)], '840', 'end'),
    bars(s[400], 10, [
      [78, rowAt(1), 26],
      [212, rowAt(5), 18],
    ]),
    bars(s[500], 10, [
      [106, rowAt(2), 108],
      [202, rowAt(4), 12],
    ]),
    bars(s[800], 12, [[108, rowAt(3), 93]]),
    numeral(white, 11, [196, rowAt(3)], '512', 'end'),
  );
}
