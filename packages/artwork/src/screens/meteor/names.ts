import { asInLight } from '../../drawing/followScheme';
import { code, numerals } from '../../drawing/numeral';
import { bars, disc, discs, line, panel, rect, rects, scaled, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { check } from '../../videos/props';
import { card } from '../frames';
import { cross } from '../signs';

/** The middle of a line of code: the fourteenth has the error. */
const rowAt = (line: number): number => 24 + (line - 12) * 72;

/** Code whose old call throws and names its replacement, and where the old and the new name work. */
export function namesDrawing(s: Steps): string {
  return stack(
    rect(panel, [0, 0, 960, 600]),
    asInLight(stack(editor(s), words(s), punctuation(s))),
    stop(s),
    card(s, 'places', [556, 396, 364, 184], places(s)),
  );
}

function editor(s: Steps): string {
  const y = rowAt(14) - 32;
  return stack(
    rect(s[700], [0, y, 960, 64]),
    rect(s[800], [0, 0, 64, 600]),
    rect(s[500], [0, y, 64, 64]),
    line(white, 8, `M22 ${y + 22}l20 20m0 -20l-20 20`),
    numerals(
      s[300],
      28,
      [12, 13, 15, 16, 17, 18, 19].map((row) => [48, rowAt(row), String(row)]),
      'end',
    ),
  );
}

/** A function in JavaScript. Written out are the words that the text is about; the others are bars. */
function words(s: Steps): string {
  return stack(
    bars(s[400], 14, [
      [80, rowAt(12), 72],
      [112, rowAt(13), 64],
    ]),
    bars(s[300], 14, [
      [168, rowAt(12), 136],
      [328, rowAt(12), 72],
      [424, rowAt(12), 96],
      [192, rowAt(13), 96],
      [440, rowAt(13), 96],
      [144, rowAt(16), 96],
      [264, rowAt(16), 72],
      [208, rowAt(17), 112],
    ]),
    bars(white, 14, [[232, rowAt(14), 88]]),
    code(s[400], 32, [344, rowAt(13)], 'await'),
    code(white, 32, [112, rowAt(14)], 'user'),
    code(white, 32, [340, rowAt(14)], 'findOne'),
    code(s[400], 32, [112, rowAt(15)], 'if'),
    code(s[300], 32, [156, rowAt(15)], 'user'),
    code(s[400], 32, [112, rowAt(17)], 'await'),
    line(s[300], 5, `M342 ${rowAt(14) + 24}q6 -8 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0`),
  );
}

function punctuation(s: Steps): string {
  const open = (x: number, row: number) => `M${x + 6} ${rowAt(row) - 15}q-10 15 0 30`;
  const close = (x: number, row: number) => `M${x - 6} ${rowAt(row) - 15}q10 15 0 30`;
  const equals = (x: number, row: number) => `M${x} ${rowAt(row) - 6}h24m-24 12h24`;
  return stack(
    line(s[400], 5, open(312, 12) + close(536, 12) + equals(304, 13) + open(552, 13) + close(572, 13)),
    line(s[400], 5, open(142, 15) + close(233, 15) + open(344, 16) + close(364, 16) + open(334, 17) + close(354, 17)),
    line(white, 5, equals(194, 14) + open(470, 14) + close(490, 14)),
    // The function's braces.
    line(s[400], 5, `M572 ${rowAt(12) - 16}q-9 0 -9 8t-7 8q7 0 7 8t9 8`),
    line(s[400], 5, `M82 ${rowAt(18) - 16}q9 0 9 8t7 8q-7 0 -7 8t-9 8`),
    discs(white, 4, [[330, rowAt(14) + 9]]),
    discs(s[400], 4, [[252, rowAt(16) + 5]]),
  );
}

/** The error below its line: the old name is out, the one with the suffix takes its place. */
function stop(s: Steps): string {
  return stack(
    card(
      s,
      'error',
      [400, 220, 520, 160],
      stack(
        rect(s[200], [0, 0, 514, 60]),
        disc(s[600], 44, 30, 18),
        line(white, 6, 'M38 24L50 36M50 24L38 36'),
        bars(s[700], 12, [[80, 30, 208]]),
        code(s[700], 34, [28, 107], 'findOne'),
        line(s[800], 5, 'M22 109H166'),
        line(s[600], 6, 'M190 107H230M218 95L230 107L218 119'),
        rect(s[300], [384, 84, 106, 46], 8),
        code(s[800], 34, [256, 107], 'findOneAsync'),
      ),
    ),
    shape(s[200], 'M420 224L440 204L460 224z'),
    line(s[900], 3, 'M421 221L440 202L459 221'),
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
        [222, 16, 48, 18],
        [222, 38, 48, 18],
        [290, 14, 56, 34],
        [304, 51, 28, 6],
      ],
      5,
    ),
    rect(white, [297, 21, 42, 20]),
    bars(white, 7, [
      [230, 25, 7],
      [230, 47, 7],
    ]),
    code(s[700], 26, [24, 92], 'findOne'),
    code(s[700], 26, [24, 146], 'findOneAsync'),
    scaled(246, 92, 1.6, no),
    scaled(318, 92, 1.6, yes),
    scaled(246, 146, 1.6, yes),
    scaled(318, 146, 1.6, yes),
  );
}
