import { code, numeral } from '../../drawing/numeral';
import { disc, frame, line, placed, rect, rects, scaled, shape, stack, white, type Box } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { avatar, pointer } from '../signs';
import { keyOf, thing } from './things';

/** One card of a column, very near: at its foot the line with the person who moved it, the column it came from and an undo. */
export function favroQuietLine(s: Steps, flow: Flow): string {
  return stack(
    flow.between(stack(columns(s), neighbors(s))),
    placed(160, 112, stack(face(s, flow), quiet(s, flow))),
    pointer([flow.x(758), 450], s[900], white),
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

/** How wide the card is. */
const inside = 640;

function face(s: Steps, flow: Flow): string {
  const x = (from: number) => flow.x(from, 0, inside);
  return stack(
    shape(white, 'M20 0H620a20 20 0 0 1 20 20V241H0V20a20 20 0 0 1 20 -20z'),
    scaled(x(60), 62, 1.7, thing('bolt', s[600])),
    code(s[900], 52, [x(96), 62], keyOf.bolt, flow.start),
    // When it is due.
    placed(x(428), 62, line(s[800], 5, 'M0-22A22 22 0 1 1-.01-22M0 14V0L8 8')),
    numeral(s[800], 44, [x(600), 62], '16:30', flow.end),
    checklist(s, flow),
    avatar([x(524), 168], 28, s[500], s[900]),
    disc(white, x(572), 168, 34),
    avatar([x(572), 168], 28, s[700], s[200]),
  );
}

/** Four things to do, two of them done, as on the board. */
function checklist(s: Steps, flow: Flow): string {
  const left = (at: number) => flow.x(40 + at * 68, 48, inside);
  const boxAt = (at: number): Box => [left(at), 144, 48, 48];
  return stack(
    rects(s[600], [0, 1].map(boxAt), 10),
    line(white, 6, [0, 1].map((at) => `M${left(at) + 12} 169l9 9 16-19`).join('')),
    ...[2, 3].map((at) => frame(s[500], 5, [left(at) + 2.5, 146.5, 43, 43], 8)),
  );
}

/** The line: who, away from which release's column, and the way back. */
function quiet(s: Steps, flow: Flow): string {
  const x = (from: number) => flow.x(from, 0, inside);
  return stack(
    shape(s[700], 'M0 240H640V364a20 20 0 0 1 -20 20H20a20 20 0 0 1 -20 -20z'),
    avatar([x(80), 312], 44, s[300], s[800]),
    code(white, 52, [x(144), 312], 'Saga', flow.start),
    rect(s[200], [flow.x(292, 120, inside), 280, 120, 64], 12),
    numeral(s[800], 44, [x(352), 312], '1.9', 'middle'),
    // The undo stands by itself: the arrow leads away from the release, not to the button.
    flow.between(
      stack(
        line(s[300], 8, 'M428 312H464M450 298L464 312 450 326'),
        rect(s[500], [490, 240, 4, 144]),
        rect(white, [524, 268, 88, 88], 18),
        line(s[800], 9, 'M550 300H578a18 18 0 0 1 0 36H560M565 284L549 300 565 316'),
      ),
      inside,
    ),
  );
}
