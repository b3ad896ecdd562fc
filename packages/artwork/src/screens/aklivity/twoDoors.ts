import { lightOrDark } from '../../drawing/followScheme';
import { bars, disc, line, placed, rect, rects, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { browserWindow } from '../frames';
import { pointer } from '../signs';

/** The prototype that asked visitors what they are: two doors, and the ways of three pointers between them. */
export function aklivityTwoDoors(s: Steps): string {
  const page = stack(head(s), halves(s), visitors(s));
  return browserWindow(s, 'doors', [40, 40, 880, 520], page);
}

function head(s: Steps): string {
  return stack(
    rect(s[600], [24, 20, 24, 24], 6),
    bars(s[800], 14, [[60, 32, 88]]),
    bars(s[500], 10, [
      [632, 32, 56],
      [712, 32, 64],
      [800, 32, 48],
    ]),
    bars(s[800], 24, [
      [236, 96, 176],
      [432, 96, 204],
    ]),
  );
}

/** A door with a round top on the origin, 176 × 256 units, its knob on the right. */
function door(frameColor: string, leaf: string, knob: string): string {
  return stack(
    shape(frameColor, 'M-88 0V-168A88 88 0 0 1 88 -168V0z'),
    shape(leaf, 'M-72 0V-168A72 72 0 0 1 72 -168V0z'),
    disc(knob, 52, -88, 10),
  );
}

function halves(s: Steps): string {
  return stack(
    rects(s[200], [[0, 144, 436, 332]]),
    // In the dark it is no brighter than what is around it.
    rects(lightOrDark(s[800], s[600]), [[436, 144, 436, 332]]),
    placed(176, 448, door(s[800], white, s[700])),
    placed(696, 448, door(lightOrDark(s[300], s[200]), lightOrDark(s[600], s[900]), lightOrDark(white, s[200]))),
    placed(176, 288, line(s[600], 12, 'M-20 -24L-44 0 -20 24M20 -24L44 0 20 24')),
    placed(
      696,
      288,
      rects(lightOrDark(white, s[200]), [
        [-40, 0, 20, 24],
        [-10, -20, 20, 44],
        [20, -40, 20, 64],
      ]),
    ),
    rects(s[500], [[0, 448, 436, 28]]),
    rects(lightOrDark(s[900], s[700]), [[436, 448, 436, 28]]),
    bars(white, 10, [[136, 462, 80]]),
    bars(lightOrDark(s[300], s[200]), 10, [[656, 462, 80]]),
  );
}

/** Where two pointers went before they stopped: one hovers between the doors, one turned back. */
function visitors(s: Steps): string {
  const hovering = 'M572 180C572 216 300 196 300 244S572 268 572 312 444 316 436 344';
  const turning = 'M572 420C500 436 320 440 258 380';
  return stack(
    line(lightOrDark(s[500], s[300]), 10, hovering + turning, '1 19'),
    pointer([430, 338], s[900], white),
    pointer([240, 362], s[900], white),
  );
}
