import { asInLight } from '../../drawing/followScheme';
import { code, numerals } from '../../drawing/numeral';
import {
  bars,
  type Bar,
  disc,
  discs,
  line,
  panel,
  rect,
  rects,
  scaled,
  shape,
  stack,
  white,
} from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { check } from '../../videos/props';
import { card } from '../frames';
import { cross } from '../signs';

/** The middle of a line of code: the fourteenth has the error, the eighteenth is the last. */
const rowAt = (line: number): number => 44 + (line - 12) * 72;
/** How far one sign of the code is from the next, and where the one in a column starts. */
const step = 18;
const at = (column: number): number => 84 + column * step;

/** Code whose old call throws and names its replacement, and where the old and the new name work. */
export function namesDrawing(s: Steps): string {
  return stack(
    rect(panel, [0, 0, 960, 520]),
    asInLight(stack(editor(s), words(s), punctuation(s))),
    stop(s),
    card(s, 'places', [500, 376, 420, 200], places(s)),
  );
}

function editor(s: Steps): string {
  const y = rowAt(14) - 32;
  return stack(
    rect(s[700], [0, y, 960, 64]),
    rect(s[800], [0, 0, 64, 520]),
    rect(s[500], [0, y, 64, 64]),
    line(white, 8, `M22 ${y + 22}l20 20m0 -20l-20 20`),
    numerals(
      s[300],
      28,
      [12, 13, 15, 16, 17, 18].map((row) => [48, rowAt(row), String(row)]),
      'end',
    ),
  );
}

/** Words that are only meant, as high as those that are written out: row, first column, columns. */
function meant(color: string, some: readonly (readonly [row: number, column: number, length: number])[]): string {
  return bars(
    color,
    20,
    some.map(([row, column, length]): Bar => [at(column), rowAt(row), length * step - 4]),
  );
}

/** A function in JavaScript. Written out are the words that the text is about; the others are bars. */
function words(s: Steps): string {
  const word = (color: string, row: number, column: number, text: string) =>
    code(color, 32, [at(column), rowAt(row)], text);
  return stack(
    meant(s[400], [
      [12, 0, 4],
      [13, 2, 4],
    ]),
    meant(s[300], [
      [12, 5, 7],
      [12, 13, 4],
      [12, 18, 5],
      [13, 7, 5],
      [13, 21, 5],
      [16, 4, 5],
      [16, 10, 4],
      [17, 8, 6],
    ]),
    meant(white, [[14, 9, 5]]),
    word(s[400], 13, 15, 'await'),
    word(white, 14, 2, 'user'),
    word(white, 14, 15, 'findOne'),
    word(s[400], 15, 2, 'if'),
    word(s[300], 15, 5, 'user'),
    word(s[400], 17, 2, 'await'),
    line(s[300], 5, `M${at(15) + 2} ${rowAt(14) + 24}q6 -8 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0`),
  );
}

function punctuation(s: Steps): string {
  const open = (row: number, column: number) => `M${at(column) + 11} ${rowAt(row) - 10}q-8 10 0 20`;
  const close = (row: number, column: number) => `M${at(column) + 3} ${rowAt(row) - 10}q8 10 0 20`;
  const call = (row: number, column: number) => open(row, column) + close(row, column + 1);
  const equals = (row: number, column: number) => `M${at(column) - 2} ${rowAt(row) - 5}h18m-18 10h18`;
  return stack(
    line(s[400], 5, open(12, 12) + close(12, 23) + equals(13, 13) + call(13, 26)),
    line(s[400], 5, open(15, 4) + close(15, 9) + call(16, 14) + call(17, 14)),
    line(white, 5, equals(14, 7) + call(14, 22)),
    // The function's braces.
    line(s[400], 5, `M${at(25) + 12} ${rowAt(12) - 11}q-7 0 -7 6t-5 5q5 0 5 5t7 6`),
    line(s[400], 5, `M${at(0) + 2} ${rowAt(18) - 11}q7 0 7 6t5 5q-5 0 -5 5t-7 6`),
    discs(white, 4, [[at(14) + 7, rowAt(14) + 8]]),
    discs(s[400], 4, [[at(9) + 7, rowAt(16) + 8]]),
  );
}

/** The error below its line: the old name is out, the one with the suffix takes its place. */
function stop(s: Steps): string {
  return stack(
    card(
      s,
      'error',
      [400, 236, 520, 120],
      stack(
        rect(s[200], [0, 0, 514, 48]),
        disc(s[600], 40, 24, 16),
        line(white, 6, 'M35 19L45 29M45 19L35 29'),
        bars(s[700], 12, [[72, 24, 208]]),
        code(s[700], 34, [28, 81], 'findOne'),
        line(s[800], 5, 'M22 83H166'),
        line(s[600], 6, 'M190 81H230M218 69L230 81L218 93'),
        rect(s[300], [384, 58, 106, 46], 8),
        code(s[800], 34, [256, 81], 'findOneAsync'),
      ),
    ),
    shape(s[200], 'M420 240L440 220L460 240z'),
    line(s[900], 3, 'M421 237L440 218L459 237'),
  );
}

/** Where the old name and the new one work: on the server, in the browser. */
function places(s: Steps): string {
  const no = cross(s[800], white);
  const yes = check(s[300], s[900]);
  return stack(
    rects(
      s[800],
      [
        [254, 24, 48, 18],
        [254, 46, 48, 18],
        [338, 22, 56, 34],
        [352, 59, 28, 6],
      ],
      5,
    ),
    rect(white, [345, 29, 42, 20]),
    bars(white, 7, [
      [262, 33, 7],
      [262, 55, 7],
    ]),
    code(s[700], 28, [24, 97], 'findOne'),
    code(s[700], 28, [24, 149], 'findOneAsync'),
    scaled(278, 97, 1.6, no),
    scaled(366, 97, 1.6, yes),
    scaled(278, 149, 1.6, yes),
    scaled(366, 149, 1.6, yes),
  );
}
