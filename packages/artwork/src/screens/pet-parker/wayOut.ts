import { asInLight } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import { bars, disc, frame, line, placed, rect, shape, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { dog } from '../../covers/screens/animals';
import { check } from '../../videos/props';
import type { Flow } from '../flow';
import { browserWindow } from '../frames';
import { equality, handset } from '../signs';
import { station } from './station';

/** The support tool: the photo from the start of a stay beside the person on the line, and the button that opens; before it the dead phone. */
export function wayOutScreen(s: Steps, flow: Flow): string {
  return stack(
    // The window's dots are on the side from which one reads, in the picture; what is in the window is turned back.
    flow.between(browserWindow(s, 'pet-parker-support', [232, 56, 792, 496], flow.between(tool(s, flow), inside))),
    placed(flow.x(56, 264), 264, deadPhone(s)),
  );
}

/** A woman with a bun and glasses, from the shoulders up; the middle of her shoulders is at the origin. */
function owner(s: Steps, coat: string): string {
  return stack(
    disc(s[900], 0, -164, 24),
    disc(s[900], 0, -104, 54),
    shape(coat, 'M-88 0V-8A52 52 0 0 1-36-56H36A52 52 0 0 1 88-8V0z'),
    shape(s[300], 'M-16-70H16V-52A16 16 0 0 1-16-52z'),
    shape(s[200], 'M-38-112C-20-116 0-124 10-136C18-122 28-116 38-112V-96A38 40 0 0 1-38-96z'),
    line(s[900], 5, 'M-30-100A11 11 0 1 1-30-99.9M8-100A11 11 0 1 1 8-99.9M-8-102H8'),
    line(s[900], 5, 'M-8-74Q0-68 8-74'),
  );
}

/** The inside of the window. */
const inside = 784;

function tool(s: Steps, flow: Flow): string {
  return stack(
    rect(white, [0, 0, 784, 452]),
    flow.between(stack(bars(s[800], 13, [[120, 40, 152]]), unlock(s)), inside),
    numeral(s[700], 30, [flow.x(292, 0, inside), 40], '4', flow.start),
    asInLight(stack(flow.part(120, 192, photo(s), inside), flow.part(344, 192, call(s), inside))),
    scaled(flow.x(328, 0, inside), 184, 1.7, equality(true, s[900], white)),
    state(s, flow),
  );
}

function unlock(s: Steps): string {
  return stack(
    rect(s[800], [120, 332, 416, 80], 20),
    line(s[300], 7, 'M164 368V356A14 14 0 0 1 190 350'),
    rect(s[300], [158, 368, 40, 28], 6),
    bars(white, 13, [[224, 372, 176]]),
    line(s[300], 7, 'M472 372H504M492 360 504 372 492 384'),
  );
}

function photo(s: Steps): string {
  return stack(
    rect(s[400], [120, 72, 192, 240], 16),
    numeral(s[900], 30, [138, 102], '17:05'),
    scaled(212, 312, 0.9, owner(s, s[700])),
    scaled(276, 280, 2.6, dog(white, s[800], s[900])),
  );
}

function call(s: Steps): string {
  return stack(
    rect(s[600], [344, 72, 192, 240], 16),
    numeral(white, 30, [362, 102], '2:14'),
    scaled(440, 312, 0.9, owner(s, s[400])),
    disc(white, 504, 104, 22),
    scaled(504, 104, 0.72, handset(s[800])),
  );
}

/** What the station reports, as its owner sees it too. */
function state(s: Steps, flow: Flow): string {
  const words = bars(s[700], 9, [
    [636, 320, 56],
    [636, 368, 56],
  ]);
  return stack(
    flow.between(stack(rect(s[200], [568, 72, 240, 340], 16), words), inside),
    scaled(flow.x(644, 0, inside), 268, 0.5, station(s, s[300])),
    scaled(flow.x(608, 0, inside), 320, 1.1, check(s[700], white)),
    scaled(flow.x(608, 0, inside), 368, 1.1, check(s[700], white)),
  );
}

function deadPhone(s: Steps): string {
  return stack(
    rect(s[900], [0, 0, 264, 528], 42),
    rect(s[200], [8, 8, 248, 512], 34),
    bars(s[900], 18, [[96, 34, 72]]),
    frame(s[800], 10, [70, 148, 116, 64], 12),
    rect(s[800], [196, 168, 10, 24]),
  );
}
