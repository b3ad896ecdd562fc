import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import {
  bars,
  disc,
  discs,
  line,
  placed,
  rect,
  rects,
  shape,
  stack,
  white,
  type Bar,
  scaled,
} from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import type { Flow } from '../flow';

/** The bill's lines: width of the words, and the amount (a sample), from the largest down. */
const rows: readonly (readonly [words: number, amount: string])[] = [
  [232, '$1,840'],
  [168, '$1,260'],
  [208, '$920'],
  [144, '$410'],
  [248, '$365'],
  [176, '$280'],
  [216, '$95'],
];
const rowAt = (row: number) => 152 + row * 64;

/** A hosting bill on paper: the top lines are marked and have an owner, the ones below have only a question. */
export function billDrawing(s: Steps, flow: Flow): string {
  const bill = stack(paper(s), asInLight(stack(head(s), marks(s), lines(s), owners(s))), unowned(s));
  return stack(
    // The sheet lies aslant, turned about its upper corner.
    placed(flow.x(104), 72, stack(flow.between(bill, 0), asInLight(amounts(s, flow))), flow.x(-4, 0, 0)),
    flow.between(pen(s)),
  );
}

/** The sheet, which stays pale, with its edge around each owner; another one below it. */
function paper(s: Steps): string {
  const color = lightOrDark(white, s[100]);
  return stack(
    rect(s[300], [16, 16, 576, 720]),
    rect(color, [0, 0, 576, 720]),
    discs(
      color,
      30,
      [0, 1, 2].map((row) => [600, rowAt(row)]),
    ),
  );
}

function head(s: Steps): string {
  return stack(
    rect(s[800], [40, 40, 48, 48], 8),
    line(s[300], 6, 'M52 58h24v14h-12l-6 6v-6h-6z'),
    bars(s[800], 18, [[112, 54, 160]]),
    bars(s[500], 10, [[112, 80, 104]]),
    bars(s[800], 14, [[424, 64, 112]]),
    rects(s[300], [[40, 112, 496, 4]]),
  );
}

/** Strokes of the highlighter, not quite straight. */
function marks(s: Steps): string {
  return stack(
    shape(s[300], `M28 ${rowAt(0) - 20}L284 ${rowAt(0) - 24}V${rowAt(0) + 18}L28 ${rowAt(0) + 22}z`),
    shape(s[300], `M28 ${rowAt(1) - 22}L220 ${rowAt(1) - 20}V${rowAt(1) + 22}L28 ${rowAt(1) + 19}z`),
    shape(s[300], `M28 ${rowAt(2) - 20}L260 ${rowAt(2) - 23}V${rowAt(2) + 18}L28 ${rowAt(2) + 22}z`),
  );
}

function lines(s: Steps): string {
  const words = rows.map(([width], row): Bar => [40, rowAt(row), width]);
  return stack(bars(s[800], 14, words.slice(0, 3)), bars(s[500], 14, words.slice(3)));
}

/** In a column whose right edge they share in both directions, unit below unit. */
function amounts(s: Steps, flow: Flow): string {
  const right = flow.x(400, 136, 0) + 136;
  return stack(
    ...rows.map(([, amount], row) => numeral(s[row < 3 ? 800 : 600], 40, [right, rowAt(row)], amount, 'end')),
  );
}

/** Who answers for a line, beside it. */
function owners(s: Steps): string {
  return stack(
    scaled(600, rowAt(0), 1.75, person(s[700], white)),
    scaled(600, rowAt(1), 1.75, person(s[400], s[900])),
    scaled(600, rowAt(2), 1.75, person(s[900], s[300])),
  );
}

/** Below, places for people nobody has named: as pale as the paper in the light, in the dark as dark as the ground. */
function unowned(s: Steps): string {
  const ring = lightOrDark(s[600], s[200]);
  const mark = lightOrDark(s[700], s[200]);
  return stack(
    ...[3, 4, 5]
      .map(rowAt)
      .map((y) =>
        stack(
          disc(lightOrDark(white, s[900]), 600, y, 28),
          `<circle cx="600" cy="${y}" r="25" stroke="${ring}" stroke-width="5" stroke-dasharray="7 12.6"/>`,
          line(mark, 6, `M592 ${y - 5}a8 8 0 1 1 11 8q-3 2 -3 5`),
          disc(mark, 600, y + 14, 3.5),
        ),
      ),
  );
}

/** The highlighter, with its cap off. */
function pen(s: Steps): string {
  const body = stack(
    // As pale as its strokes.
    asInLight(shape(s[400], 'M-12 0L4 -36H20V0z')),
    shape(s[800], 'M-24 0H24L32 40H-32z'),
    rect(s[600], [-32, 40, 64, 420], 8),
    rect(s[300], [-32, 112, 64, 56]),
    bars(s[300], 10, [[-16, 208, 32]]),
  );
  return placed(824, 208, body, -24);
}
