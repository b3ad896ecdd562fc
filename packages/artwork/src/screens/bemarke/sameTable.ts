import { asInLight } from '../../drawing/followScheme';
import { numeral, numerals } from '../../drawing/numeral';
import { bars, disc, line, placed, rect, rects, shape, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { check, person } from '../../videos/props';
import type { Flow } from '../flow';
import { card } from '../frames';
import { cross } from '../signs';
import { longTable, roundTable } from './room';

/** A birthday party at its table; one host has seated it, the other is told so and offered free tables of that size. */
export function sameTableScreen(s: Steps, flow: Flow): string {
  return stack(flow.between(stack(ties(s), placed(-18, 0, party(s)))), first(s, flow), second(s, flow));
}

function ties(s: Steps): string {
  return stack(
    line(s[700], 8, 'M168 344V236H338'),
    line(s[600], 8, 'M772 344V236H694', '1 16'),
    scaled(678, 236, 1.6, cross(s[800], white)),
  );
}

/** Around the middle of the picture; it is moved to the middle between both cards. */
function party(s: Steps): string {
  const guests = [18, 54, 126, 162, 198, 234, 270, 306, 342, 90].map((degrees, guest) => {
    const angle = (degrees * Math.PI) / 180;
    return scaled(
      480 + 164 * Math.cos(angle),
      236 + 164 * Math.sin(angle),
      2.2,
      guest % 3 === 1
        ? person(s[800], s[300])
        : person(guest % 3 === 0 ? s[500] : s[300], guest % 3 === 0 ? white : s[800]),
    );
  });
  // The cake is pale on a dark table in both schemes.
  const laid = stack(disc(s[700], 480, 236, 120), placed(0, 4, stack(cake(s), plates(s))));
  return stack(...guests, asInLight(laid));
}

function cake(s: Steps): string {
  return stack(
    rect(s[300], [424, 208, 112, 64], 8),
    shape(
      white,
      'M424 216A8 8 0 0 1 432 208H528A8 8 0 0 1 536 216V232a14 14 0 0 1-28 0a14 14 0 0 1-28 0a14 14 0 0 1-28 0a14 14 0 0 1-28 0z',
    ),
    line(s[200], 7, 'M452 206V184M480 206V184M508 206V184'),
    shape(s[400], 'M452 152q11 14 0 24q-11-10 0-24zM480 152q11 14 0 24q-11-10 0-24zM508 152q11 14 0 24q-11-10 0-24z'),
    line(s[200], 8, 'M404 276H556'),
  );
}

function plates(s: Steps): string {
  return stack(disc(s[500], 480, 314, 18), disc(s[500], 390, 232, 18), disc(s[500], 570, 232, 18));
}

function first(s: Steps, flow: Flow): string {
  const inside = 254;
  const host = stack(
    rect(white, [0, 0, 260, 240]),
    scaled(48, 52, 1.8, person(s[700], white)),
    bars(s[800], 11, [[92, 42, 112]]),
    bars(s[500], 9, [[92, 66, 64]]),
    rect(s[200], [20, 106, 214, 80], 12),
    scaled(72, 146, 0.5, roundTable(s[700], s[500], 40)),
  );
  const confirmed = stack(
    numeral(s[800], 30, [flow.x(138, 0, inside), 146], '21', flow.start),
    scaled(flow.x(208, 0, inside), 146, 1.2, check(s[700], white)),
  );
  return card(s, 'bemarke-first', [flow.x(40, 260), 344, 260, 216], stack(flow.between(host, inside), confirmed));
}

function second(s: Steps, flow: Flow): string {
  const inside = 290;
  const host = stack(
    rect(white, [0, 0, 290, 210]),
    rects(s[800], [[-2, -2, 294, 90]]),
    scaled(48, 44, 1.8, person(s[300], s[900])),
    bars(white, 11, [[92, 34, 128]]),
    bars(s[300], 9, [[92, 58, 76]]),
    rects(
      s[200],
      [0, 1, 2].map((at) => [16 + at * 90, 104, 78, 92]),
      12,
    ),
    scaled(55, 136, 0.44, roundTable(s[700], s[500], 32)),
    scaled(145, 136, 0.5, longTable(s[700], s[500], 104)),
    scaled(235, 136, 0.44, roundTable(s[700], s[500], 32)),
  );
  const free = [12, 14, 18].map((table, at) => [flow.x(55 + at * 90, 0, inside), 178, String(table)] as const);
  return card(
    s,
    'bemarke-second',
    [flow.x(624, 296), 344, 296, 216],
    stack(flow.between(host, inside), numerals(s[700], 24, free, 'middle')),
  );
}
