import type { Screen } from '../screen';
import { lightOrDark } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import { bars, disc, discs, rect, shape, stack, white, type Point } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** An inbox: the list of conversations, the open one beside it, a reply being written. */
export const polidigitalScreen: Screen = {
  frame: 'browser',
  draw: (s) => stack(inbox(s), thread(s), reply(s)),
};

const rowAt = (row: number): number => 52 + row * 34;

function inbox(s: Steps): string {
  const faces: readonly Point[] = [0, 1, 2, 3, 4].map((row) => [19, rowAt(row)]);
  return stack(
    rect(s[100], [0, 0, 88, 203]),
    rect(s[200], [8, 11, 72, 16], 8),
    bars(s[500], 5, [[18, 19, 34]]),
    rect(s[700], [0, rowAt(1) - 16, 88, 32]),
    discs(
      s[400],
      9,
      faces.filter((_, row) => row === 0 || row === 3),
    ),
    discs(
      s[300],
      9,
      faces.filter((_, row) => row === 1),
    ),
    discs(
      s[500],
      9,
      faces.filter((_, row) => row === 2 || row === 4),
    ),
    bars(s[700], 5, [
      [34, rowAt(0) - 4, 30],
      [34, rowAt(2) - 4, 24],
      [34, rowAt(3) - 4, 34],
      [34, rowAt(4) - 4, 28],
    ]),
    bars(s[400], 5, [
      [34, rowAt(0) + 5, 38],
      [34, rowAt(2) + 5, 26],
      [34, rowAt(3) + 5, 26],
      [34, rowAt(4) + 5, 24],
    ]),
    bars(white, 5, [[34, rowAt(1) - 4, 26]]),
    bars(s[400], 5, [[34, rowAt(1) + 5, 40]]),
    discs(s[600], 8, [
      [76, rowAt(2) - 2],
      [76, rowAt(4) - 2],
    ]),
    numeral(white, 11, [76, rowAt(2) - 2], '2', 'middle'),
    numeral(white, 11, [76, rowAt(4) - 2], '5', 'middle'),
  );
}

function thread(s: Steps): string {
  const incoming = lightOrDark(s[100], s[800]);
  return stack(
    disc(s[300], 107, 19, 9),
    bars(s[700], 7, [[123, 19, 48]]),
    discs(s[400], 2.5, [
      [193, 19],
      [200, 19],
      [207, 19],
    ]),
    shape(s[200], 'M98 35h144v2H98z'),
    shape(incoming, 'M104 46h66a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6h-60l-8 7V52a6 6 0 0 1 2-6z'),
    bars(s[600], 5, [
      [112, 58, 52],
      [112, 68, 36],
    ]),
    shape(s[600], 'M150 88h72a6 6 0 0 1 6 6v38l-8-7h-70a6 6 0 0 1-6-6V94a6 6 0 0 1 6-6z'),
    bars(white, 5, [[158, 100, 50]]),
    bars(s[200], 5, [[158, 110, 34]]),
    shape(incoming, 'M104 134h34a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-28l-8 7V140a6 6 0 0 1 2-6z'),
    discs(s[500], 3, [
      [114, 146],
      [123, 146],
      [132, 146],
    ]),
  );
}

function reply(s: Steps): string {
  return stack(
    rect(s[200], [102, 180, 100, 18], 9),
    bars(s[600], 5, [[112, 189, 38]]),
    shape(s[800], 'M154 184h2.5v10h-2.5z'),
    disc(s[700], 218, 189, 11),
    shape(white, 'M213 183.5l12 5.5-12 5.5 2.5-5.5z'),
  );
}
