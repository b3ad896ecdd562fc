import { asInLight } from '../../drawing/followScheme';
import { numerals } from '../../drawing/numeral';
import { bars, disc, discs, line, panel, placed, rect, rects, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { check } from '../../videos/props';
import { card } from '../frames';
import { cross } from '../signs';

/** The middle of a line of code: the fourteenth has the error. */
const rowAt = (line: number): number => 24 + (line - 11) * 72;

/** Code whose old call throws and names its replacement, and where the old and the new name work. */
export function namesDrawing(s: Steps): string {
  return stack(rect(panel, [0, 0, 960, 600]), asInLight(stack(editor(s), code(s), punctuation(s))), stop(s), matrix(s));
}

function editor(s: Steps): string {
  return stack(
    rect(s[700], [0, 208, 960, 64]),
    rect(s[800], [0, 0, 64, 600]),
    rect(s[500], [0, 208, 64, 64]),
    line(white, 8, 'M22 230L42 250M42 230L22 250'),
    numerals(
      s[300],
      28,
      [11, 12, 13, 15, 16, 17, 18].map((row) => [48, rowAt(row), String(row)]),
      'end',
    ),
  );
}

/** A function in JavaScript, a bar for each of its words: a condition, and a call that is awaited. */
function code(s: Steps): string {
  return stack(
    bars(s[400], 14, [
      [96, rowAt(12), 72],
      [128, rowAt(13), 48],
      [128, rowAt(15), 40],
      [128, rowAt(17), 64],
    ]),
    bars(s[300], 14, [
      [96, rowAt(11), 120],
      [232, rowAt(11), 56],
      [304, rowAt(11), 168],
      [184, rowAt(12), 136],
      [344, rowAt(12), 72],
      [440, rowAt(12), 96],
      [192, rowAt(13), 112],
      [360, rowAt(13), 80],
      [208, rowAt(15), 104],
      [160, rowAt(16), 112],
      [296, rowAt(16), 96],
      [208, rowAt(17), 152],
      [384, rowAt(17), 72],
    ]),
    bars(white, 14, [
      [128, rowAt(14), 72],
      [224, rowAt(14), 88],
    ]),
    line(s[300], 5, 'M224 260q6 -8 12 0t12 0 12 0 12 0 12 0 12 0 12 0'),
  );
}

function punctuation(s: Steps): string {
  const open = (x: number, row: number) => `M${x + 6} ${rowAt(row) - 15}q-10 15 0 30`;
  const close = (x: number, row: number) => `M${x - 6} ${rowAt(row) - 15}q10 15 0 30`;
  return stack(
    line(s[400], 5, open(328, 12) + close(552, 12) + open(188, 15) + close(328, 15) + open(404, 16) + close(424, 16)),
    line(s[400], 5, open(368, 17) + close(472, 17)),
    line(white, 5, open(324, 14) + close(344, 14)),
    line(s[400], 5, `M320 ${rowAt(13) - 6}h24m-24 12h24`),
    // The function's braces.
    line(s[400], 5, `M588 ${rowAt(12) - 16}q-9 0 -9 8t-7 8q7 0 7 8t9 8`),
    line(s[400], 5, `M98 ${rowAt(18) - 16}q9 0 9 8t7 8q-7 0 -7 8t-9 8`),
    discs(white, 4, [[212, rowAt(14) + 5]]),
    discs(s[400], 4, [[284, rowAt(16) + 5]]),
  );
}

/** The error: the old name is out, the one with the suffix takes its place. */
function stop(s: Steps): string {
  return stack(
    line(s[500], 6, 'M364 240H408'),
    card(
      s,
      'error',
      [400, 152, 520, 176],
      stack(
        rect(s[200], [0, 0, 514, 64]),
        disc(s[600], 44, 32, 18),
        line(white, 6, 'M38 26L50 38M50 26L38 38'),
        bars(s[700], 12, [[80, 32, 208]]),
        bars(s[500], 16, [[32, 116, 120]]),
        line(s[800], 6, 'M24 116H160'),
        line(s[600], 6, 'M192 116H232M220 104L232 116L220 128'),
        bars(s[800], 16, [[264, 116, 120]]),
        rect(s[300], [392, 96, 96, 40], 8),
        bars(s[800], 16, [[408, 116, 64]]),
      ),
    ),
  );
}

/** Where the old name and the new one work: on the server, in the browser. */
function matrix(s: Steps): string {
  return card(s, 'places', [556, 346, 364, 226], placed(-587, -343, places(s)));
}

function places(s: Steps): string {
  const no = cross(s[800], white);
  const yes = check(s[300], s[900]);
  return stack(
    rects(
      s[800],
      [
        [764, 368, 56, 20],
        [764, 392, 56, 20],
        [856, 368, 64, 36],
        [872, 408, 32, 6],
      ],
      5,
    ),
    rect(white, [864, 376, 48, 20]),
    bars(white, 8, [
      [774, 378, 8],
      [774, 402, 8],
    ]),
    bars(s[600], 14, [
      [612, 455, 96],
      [612, 514, 80],
    ]),
    rect(s[400], [692, 506, 40, 16], 8),
    scaled(792, 455, 1.7, no),
    scaled(888, 455, 1.7, yes),
    scaled(792, 514, 1.7, yes),
    scaled(888, 514, 1.7, yes),
  );
}
