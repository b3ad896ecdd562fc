import { numeral } from '../../drawing/numeral';
import { bars, disc, line, placed, rect, rects, scaled, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { avatar, clock, pointer } from '../signs';
import { thing } from './things';

/** One card of a column, very near: at its foot the line with the person who moved it, the column it came from and an undo. */
export function favroQuietLine(s: Steps): string {
  return stack(
    columns(s),
    neighbors(s),
    placed(160, 112, stack(face(s), quiet(s))),
    pointer([752, 446], s[900], white),
  );
}

/** The card's own column, from edge to edge of the picture, between two others. */
function columns(s: Steps): string {
  return stack(
    rects(s[200], [
      [-40, -20, 112, 640],
      [888, -20, 112, 640],
    ]),
    rects(s[300], [[112, -20, 736, 640]]),
  );
}

/** What is above, below and beside the card steps back: it has no words. */
function neighbors(s: Steps): string {
  return stack(
    rects(
      s[200],
      [
        [160, -40, 640, 112],
        [160, 536, 640, 120],
      ],
      16,
    ),
    rects(
      s[100],
      [
        [-40, 112, 80, 168],
        [-40, 320, 80, 216],
        [920, 64, 80, 264],
        [920, 368, 80, 136],
      ],
      16,
    ),
  );
}

function face(s: Steps): string {
  return stack(
    rect(white, [0, 0, 640, 384], 20),
    bars(s[400], 40, [
      [40, 60, 128],
      [184, 60, 88],
    ]),
    placed(66, 60, thing('bolt', s[900])),
    bars(s[700], 12, [[92, 60, 56]]),
    numeral(s[900], 32, [228, 60], '5', 'middle'),
    // When it is due.
    scaled(428, 60, 1.4, clock(s[800])),
    numeral(s[800], 44, [600, 60], '16:30', 'end'),
    bars(s[800], 28, [
      [40, 132, 520],
      [40, 184, 296],
    ]),
    avatar([524, 184], 28, s[500], white),
    disc(white, 572, 184, 34),
    avatar([572, 184], 28, s[700], white),
  );
}

/** The line: who, from where, and the way back. */
function quiet(s: Steps): string {
  return stack(
    rect(s[700], [0, 240, 640, 144], 20),
    rect(s[700], [0, 240, 640, 40]),
    avatar([80, 312], 44, s[300], s[800]),
    bars(white, 22, [[144, 312, 128]]),
    line(s[300], 8, 'M296 312H340M324 296L340 312 324 328'),
    rect(s[500], [364, 284, 124, 56], 12),
    disc(white, 392, 312, 10),
    bars(white, 14, [[414, 312, 56]]),
    rect(white, [520, 268, 88, 88], 18),
    line(s[800], 9, 'M546 300H574a18 18 0 0 1 0 36H556M561 284L545 300 561 316'),
  );
}
