import { code, numerals } from '../../drawing/numeral';
import { bars, disc, discs, frame, line, rect, rects, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { bottomOf, type Call, columns, levels, node, paused, type Place, topOf, untouched, way } from './callGraph';

/** A call graph: from the one function that pauses, the change climbs level by level; its other branches stay as they were. */
export function callersDrawing(s: Steps, flow: Flow): string {
  const graph = stack(strata(s), calls(s), plain(s), awaiting(s), source(s), entries(s), order(s));
  return stack(flow.between(graph), names(s, flow), numbers(flow));
}

/** What is in the functions is code, which begins at the left in every language: the keyword or braces, then a name. */
function names(s: Steps, flow: Flow): string {
  const inside = (place: Place, of: (x: number, y: number) => string) => {
    const [x, y] = cornerOf(place);
    return flow.part(x, node.width, of(x, y + 40));
  };
  const braces = (x: number, y: number) =>
    `M${x - 8} ${y - 18}q-8 0 -8 8q0 10 -7 10q7 0 7 10q0 8 8 8M${x + 8} ${y - 18}q8 0 8 8q0 10 7 10q-7 0 -7 10q0 8 -8 8`;
  return stack(
    ...callers.map((place, index) =>
      inside(place, (x, y) =>
        stack(code(white, 36, [x + 24, y], 'await'), bars(s[300], 12, [[x + 130, y, [64, 52, 56, 68][index] ?? 56]])),
      ),
    ),
    ...unchanged.map((place, index) =>
      inside(place, (x, y) =>
        stack(line(s[500], 5, braces(x + 54, y)), bars(s[500], 12, [[x + 96, y, [80, 96, 72, 92][index] ?? 80]])),
      ),
    ),
  );
}

/** The numbers of the levels. */
function numbers(flow: Flow): string {
  return numerals(
    white,
    36,
    levels.map((level, index) => [flow.x(56), level + 40, String(levels.length - index)]),
    'middle',
  );
}

/** Each level is a layer from edge to edge. */
function strata(s: Steps): string {
  return rects(
    s[200],
    levels.map((level) => [0, level - 18, 960, node.height + 36]),
  );
}

function calls(s: Steps): string {
  const heads = (some: readonly Call[]) => {
    const each = some
      .map(([caller]) => bottomOf(caller))
      .map(([x, y]) => `M${x - 12} ${y + 16}L${x} ${y + 4}L${x + 12} ${y + 16}`);
    return [...new Set(each)].join('');
  };
  return stack(
    line(s[400], 6, untouched.map(way).join('') + heads(untouched)),
    line(s[600], 8, paused.map(way).join('') + heads(paused)),
  );
}

/** The upper corner of a block at the start of its line. */
function cornerOf(place: Place): readonly [x: number, y: number] {
  const [x, y] = topOf(place);
  return [x - node.width / 2, y];
}

/** Functions that stay as they were. */
const unchanged: readonly Place[] = [
  [0, 3],
  [2, 3],
  [2, 2],
  [2, 1],
];

function plain(s: Steps): string {
  return stack(
    ...unchanged
      .map(cornerOf)
      .map(([x, y]) =>
        stack(
          rect(white, [x, y, node.width, node.height], 12),
          frame(s[400], 4, [x + 2, y + 2, node.width - 4, node.height - 4], 10),
        ),
      ),
  );
}

/** Functions that await what they call. */
const callers: readonly Place[] = [
  [0, 2],
  [1, 2],
  [0, 1],
  [1, 1],
];

function awaiting(s: Steps): string {
  return rects(
    s[600],
    callers.map(cornerOf).map(([x, y]) => [x, y, node.width, node.height]),
    12,
  );
}

function source(s: Steps): string {
  const [x, y] = cornerOf([1, 3]);
  return stack(
    rect(s[900], [x, y, node.width, node.height], 12),
    disc(s[400], x + 56, y + 40, 24),
    line(s[900], 7, `M${x + 49} ${y + 31}v18M${x + 63} ${y + 31}v18`),
    bars(white, 12, [[x + 100, y + 40, 88]]),
  );
}

/** A method, a route and a test: where a call comes in. */
function entries(s: Steps): string {
  const [method, route, test] = [columns[0] - 54, columns[1] - 54, columns[2] - 54];
  const y = levels[0] + node.height / 2;
  return stack(
    rects(
      s[800],
      columns.map((x) => [x - node.width / 2, levels[0], node.width, node.height]),
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
      [method + 46, y, 88],
      [route + 46, y, 72],
      [test + 46, y, 80],
    ]),
  );
}

/** The order of work: the lowest level was done first. */
function order(s: Steps): string {
  return stack(line(s[400], 6, 'M56 516V84'), ...levels.map((level) => disc(s[900], 56, level + 40, 28)));
}
