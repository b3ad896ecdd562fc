import { numerals } from '../../drawing/numeral';
import { bars, disc, frame, line, placed, rect, rects, ring, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { edgeInDark } from '../frames';

const column = 240;
/** Upper edge and height of the old tables, and of the log that runs below all four steps. */
const tables = { y: 112, height: 128 } as const;
const log = { y: 464, height: 88 } as const;

/** Four steps side by side: where each product writes and reads while its old tables are let go for the log. */
export function switchoverDrawing(s: Steps, flow: Flow): string {
  const step = (place: number, drawing: string) => flow.part(place * column, column, drawing);
  // Across from the number.
  const corner = flow.x(192, 0, column);
  return stack(
    flow.between(
      rects(s[200], [
        [column, 0, column, 600],
        [3 * column, 0, column, 600],
      ]),
    ),
    numerals(
      s[800],
      52,
      [0, 1, 2, 3].map((place) => [flow.x(place * column + 48), 58, String(place + 1)]),
      flow.start,
    ),
    tape(s),
    ...[0, 1, 2].map((place) => flow.between(placed(place * column, 0, oldTables(s, s[400], s[600])))),
    step(3, placed(3 * column, 0, locked(s))),
    step(0, writing(s, corner)),
    step(1, comparing(s, corner)),
    step(2, placed(2 * column, 0, reading(s, corner))),
    step(3, placed(3 * column, 0, released(s, corner))),
  );
}

/** The log runs below all steps, and in each the same, from both sides: three blocks below its table, two up to the next. */
function tape(s: Steps): string {
  const steps = [0, column, 2 * column, 3 * column];
  const block = (x: number, width: number, wanted = steps) =>
    wanted.map((start) => [start + x, log.y, width, log.height] as const);
  return stack(
    rects(s[400], [...block(48, 40), ...block(152, 40)], 8),
    rects(s[500], block(96, 48), 8),
    rects(s[300], [...block(200, 36, steps.slice(0, -1)), ...block(244, 36, steps.slice(0, -1))], 8),
  );
}

function oldTables(s: Steps, head: string, words: string): string {
  return stack(
    rect(white, [48, tables.y, 144, tables.height], 12),
    edgeInDark(s, [48, tables.y, 144, tables.height], 12),
    shape(head, `M48 ${tables.y + 12}a12 12 0 0 1 12 -12H180a12 12 0 0 1 12 12V${tables.y + 36}H48z`),
    bars(words, 10, [
      [64, tables.y + 62, 48],
      [136, tables.y + 62, 40],
      [64, tables.y + 86, 56],
      [136, tables.y + 86, 28],
      [64, tables.y + 110, 40],
      [136, tables.y + 110, 40],
    ]),
    bars(s[900], 10, [[64, tables.y + 18, 40]]),
  );
}

/** The tables are kept, with a lock on them. */
function locked(s: Steps): string {
  return stack(
    frame(s[500], 5, [50.5, tables.y + 2.5, 139, tables.height - 5], 12, '10 14'),
    line(s[700], 8, 'M104 168v-12a16 16 0 0 1 32 0v12'),
    rect(s[700], [92, 168, 56, 44], 8),
    disc(s[200], 120, 190, 7),
  );
}

function pencil(s: Steps, x: number, y: number): string {
  return stack(
    disc(s[700], x, y, 36),
    shape(white, `M${x - 16} ${y + 16}l4 -14L${x + 7} ${y - 17}l10 10L${x - 2} ${y + 12}z`),
  );
}

function eye(s: Steps, background: string, x: number, y: number): string {
  return stack(
    disc(background, x, y, 36),
    disc(s[900], x, y, 30),
    shape(white, `M${x - 21} ${y}q21 -26 42 0q-21 26 -42 0z`),
    disc(s[900], x, y, 7),
  );
}

function moon(s: Steps, background: string, x: number, y: number): string {
  return stack(
    disc(background, x, y, 36),
    disc(s[900], x, y, 30),
    shape(white, `M${x - 3} ${y - 17}a17 17 0 1 0 19 23a15 15 0 0 1 -19 -23z`),
  );
}

const up = (x: number, from: number, to: number) =>
  `M${x} ${from}V${to}M${x - 12} ${to + 14}L${x} ${to}L${x + 12} ${to + 14}`;
const down = (x: number, from: number, to: number) =>
  `M${x} ${from}V${to}M${x - 12} ${to - 14}L${x} ${to}L${x + 12} ${to - 14}`;

/** Writes go to both; reads come from the tables. */
function writing(s: Steps, corner: number): string {
  return stack(
    line(s[700], 8, up(120, 312, 256) + down(120, 392, 448)),
    pencil(s, 120, 352),
    eye(s, s[100], corner, tables.y + 8),
  );
}

/** Every night the two are compared. */
function comparing(s: Steps, corner: number): string {
  return placed(
    column,
    0,
    stack(
      line(s[700], 8, up(120, 312, 256) + down(120, 392, 448)),
      ring(s[700], 120, 352, 36, 8),
      line(s[700], 8, 'M106 345h28M106 360h28'),
      moon(s, s[200], corner, tables.y + 8),
    ),
  );
}

/** Reads come from the log now. */
function reading(s: Steps, corner: number): string {
  return stack(
    line(s[700], 8, up(120, 312, 256) + down(120, 392, 448)),
    pencil(s, 120, 352),
    eye(s, s[100], corner, log.y),
  );
}

/** The old writes have stopped. */
function released(s: Steps, corner: number): string {
  return stack(line(s[700], 8, down(120, 392, 448)), pencil(s, 120, 352), eye(s, s[200], corner, log.y));
}
