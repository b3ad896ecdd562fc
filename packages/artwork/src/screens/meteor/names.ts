import { asInLight } from '../../drawing/followScheme';
import { numerals } from '../../drawing/numeral';
import { bars, disc, line, panel, placed, rect, rects, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { check } from '../../videos/props';
import { card } from '../frames';
import { cross } from '../signs';

/** Code whose old call throws and names its replacement, and where the old and the new name work. */
export function namesDrawing(s: Steps): string {
  return stack(rect(panel, [0, 40, 960, 560]), asInLight(stack(editor(s), code(s))), stop(s), matrix(s));
}

function editor(s: Steps): string {
  return stack(
    rect(s[700], [0, 208, 960, 64]),
    rects(s[800], [[0, 40, 64, 560]]),
    rect(s[500], [0, 208, 64, 64]),
    line(white, 8, 'M22 230L42 250M42 230L22 250'),
    // The lines' numbers; the fourteenth has the error.
    numerals(
      s[300],
      28,
      [0, 1, 3, 4, 5, 6].map((row) => [48, 96 + row * 72, String(12 + row)]),
      'end',
    ),
  );
}

function code(s: Steps): string {
  return stack(
    bars(s[400], 14, [
      [96, 96, 72],
      [128, 456, 56],
      [96, 528, 40],
    ]),
    bars(s[300], 14, [
      [184, 96, 128],
      [328, 96, 72],
      [416, 96, 144],
      [576, 96, 88],
      [128, 168, 48],
      [192, 168, 112],
      [320, 168, 56],
      [200, 456, 160],
      [376, 456, 104],
    ]),
    bars(white, 14, [
      [128, 240, 64],
      [224, 240, 88],
    ]),
    line(s[300], 5, 'M224 260q6 -8 12 0t12 0 12 0 12 0 12 0 12 0 12 0'),
    bars(s[400], 14, [[128, 312, 48]]),
    bars(s[300], 14, [
      [192, 312, 96],
      [160, 384, 184],
      [360, 384, 64],
    ]),
  );
}

/** The error: the old name is out, the one with the suffix takes its place. */
function stop(s: Steps): string {
  return stack(
    line(s[500], 6, 'M328 240H408'),
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
  return card(s, 'places', [576, 352, 376, 232], placed(-569, -347, places(s)));
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
      [612, 464, 96],
      [612, 540, 80],
    ]),
    rect(s[400], [692, 532, 40, 16], 8),
    scaled(792, 464, 1.9, no),
    scaled(888, 464, 1.9, yes),
    scaled(792, 540, 1.9, yes),
    scaled(888, 540, 1.9, yes),
  );
}
