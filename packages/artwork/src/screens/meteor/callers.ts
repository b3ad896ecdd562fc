import { numeral } from '../../drawing/numeral';
import { bars, disc, discs, frame, line, rect, rects, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { bottomOf, columns, levels, node, paused, type Place, topOf, untouched, way } from './callGraph';

/** A call graph: from the one function that pauses, the change climbs level by level; its other branches stay as they were. */
export function callersDrawing(s: Steps): string {
  return stack(calls(s), plain(s), awaiting(s), source(s), entries(s), order(s));
}

function calls(s: Steps): string {
  const heads = paused
    .map(([caller]) => bottomOf(caller))
    .map(([x, y]) => `M${x - 12} ${y + 16}L${x} ${y + 4}L${x + 12} ${y + 16}`);
  return stack(
    line(s[300], 6, untouched.map(way).join('')),
    line(s[600], 8, paused.map(way).join('')),
    line(s[600], 8, [...new Set(heads)].join('')),
  );
}

function plain(s: Steps): string {
  const places: readonly Place[] = [
    [0, 3],
    [4, 3],
    [5, 2],
    [5, 1],
  ];
  const corners = places.map((place) => topOf(place)).map(([x, y]) => [x - node.width / 2, y] as const);
  return stack(
    rects(
      white,
      corners.map(([x, y]) => [x, y, node.width, node.height]),
      12,
    ),
    ...corners.map(([x, y]) => frame(s[300], 4, [x + 2, y + 2, node.width - 4, node.height - 4], 10)),
    bars(
      s[500],
      12,
      corners.map(([x, y], index) => [x + 24, y + 40, [80, 104, 72, 96][index] ?? 80]),
    ),
  );
}

/** Callers with the keyword before the name of what they call. */
function awaiting(s: Steps): string {
  const places: readonly Place[] = [
    [1, 2],
    [3, 2],
    [1, 1],
    [3, 1],
  ];
  return stack(
    ...places.map((place, index) => {
      const [x, y] = topOf(place);
      return stack(
        rect(s[600], [x - 76, y, node.width, node.height], 12),
        rect(s[300], [x - 60, y + 28, 48, 24], 12),
        bars(white, 12, [[x, y + 40, [56, 44, 48, 60][index] ?? 48]]),
      );
    }),
  );
}

function source(s: Steps): string {
  const [x, top] = topOf([2, 3]);
  return stack(
    rect(s[900], [x - 76, top, node.width, node.height], 12),
    disc(s[400], x - 38, top + 40, 22),
    line(s[900], 6, `M${x - 44} ${top + 32}v16M${x - 32} ${top + 32}v16`),
    bars(white, 12, [[x + 4, top + 40, 52]]),
  );
}

/** A method, a route and a test: where a call comes in. */
function entries(s: Steps): string {
  const [method, route, test] = [columns[0] - 44, columns[2] - 44, columns[4] - 44];
  const y = levels[0] + node.height / 2;
  return stack(
    rects(
      s[800],
      [columns[0], columns[2], columns[4]].map((x) => [x - 92, levels[0], 184, node.height]),
      12,
    ),
    line(s[300], 6, `M${method - 14} ${y - 14}q-12 14 0 28M${method + 14} ${y - 14}q12 14 0 28`),
    disc(s[300], method, y, 4),
    line(s[300], 6, `M${route - 14} ${y + 14}C${route - 14} ${y - 6} ${route + 14} ${y + 8} ${route + 14} ${y - 12}`),
    discs(s[300], 8, [
      [route - 14, y + 12],
      [route + 14, y - 12],
    ]),
    shape(s[300], `M${test - 8} ${y - 18}h16v12l10 18a4 4 0 0 1 -4 6h-28a4 4 0 0 1 -4 -6l10 -18z`),
    bars(white, 12, [
      [method + 40, y, 72],
      [route + 40, y, 60],
      [test + 36, y, 80],
    ]),
  );
}

/** The order of work: the lowest level was done first. */
function order(s: Steps): string {
  return stack(
    line(s[400], 6, 'M56 516V84'),
    ...levels.map((level, index) =>
      stack(
        disc(s[900], 56, level + 40, 28),
        numeral(white, 36, [56, level + 40], String(levels.length - index), 'middle'),
      ),
    ),
  );
}
