import { numeral } from '../../drawing/numeral';
import { bars, disc, line, placed, rect, rects, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { avatar, pointer } from '../signs';

/** One card of a column, very near: below its words the line with the person who moved it, the column it came from and an undo. */
export function favroQuietLine(s: Steps): string {
  return stack(
    rects(s[200], [
      [-40, -20, 208, 640],
      [208, -20, 624, 640],
      [872, -20, 128, 640],
    ]),
    neighbors(s),
    placed(240, 144, stack(face(s), quiet(s))),
    pointer([764, 436], s[900], white),
  );
}

function neighbors(s: Steps): string {
  return stack(
    rects(
      white,
      [
        [-40, -20, 176, 236],
        [-40, 248, 176, 160],
        [-40, 440, 176, 200],
        [240, -40, 560, 152],
        [240, 488, 560, 160],
        [904, 64, 120, 256],
        [904, 352, 120, 280],
      ],
      16,
    ),
    bars(s[400], 20, [
      [-40, 56, 136],
      [-40, 104, 88],
      [-40, 312, 120],
      [-40, 352, 72],
      [-40, 520, 136],
      [280, 24, 336],
      [280, 64, 208],
      [280, 544, 400],
      [944, 144, 80],
      [944, 184, 80],
      [944, 432, 80],
    ]),
    bars(s[300], 32, [[944, 104, 56]]),
  );
}

function face(s: Steps): string {
  return stack(
    rect(white, [0, 0, 560, 312], 16),
    bars(s[400], 32, [
      [40, 52, 112],
      [164, 52, 72],
    ]),
    numeral(s[900], 28, [200, 52], '5', 'middle'),
    bars(s[800], 24, [
      [40, 108, 424],
      [40, 152, 280],
    ]),
  );
}

/** The line: who, from where, and the way back. */
function quiet(s: Steps): string {
  return stack(
    rect(s[700], [0, 200, 560, 112], 16),
    rect(s[700], [0, 200, 560, 40]),
    avatar([72, 256], 36, s[300], s[800]),
    bars(white, 18, [[128, 256, 120]]),
    line(s[300], 7, 'M272 256H312M298 242L312 256 298 270'),
    rect(s[500], [336, 232, 104, 48], 10),
    disc(white, 360, 256, 8),
    bars(white, 12, [[378, 256, 46]]),
    rect(white, [464, 224, 64, 64], 14),
    line(s[800], 7, 'M484 247H504a13 13 0 0 1 0 26H490M494 236L483 247 494 258'),
  );
}
