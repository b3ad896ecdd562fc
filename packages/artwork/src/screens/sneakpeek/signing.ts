import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import { bars, disc, line, panel, placed, rect, rects, ring, scaled, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import type { Flow } from '../flow';
import { card, edgeInDark, phone } from '../frames';
import { approval, bank, key } from './props';

/** A payment signed on the phone, carried by a server that has no key, and checked by the bank: all of one height. */
export function signing(s: Steps, flow: Flow): string {
  return stack(
    flow.between(line(s[700], 8, 'M300 240H740')),
    phone(s, 'sneakpeek-signing-phone', [flow.x(40, 264), 36], confirmation(s), lightOrDark(s[800], s[700])),
    card(s, 'sneakpeek-signing-paper', [flow.x(340, 160), 36, 160, 528], payment(s)),
    flow.part(536, 164, stack(server(s), vault(s))),
    flow.part(736, 184, checking(s)),
  );
}

/** What the phone shows before it signs: the payee, the amount, the print of a finger; the key lies in a chip. */
function confirmation(s: Steps): string {
  return stack(
    rect(white, [0, 0, 248, 320]),
    placed(124, 112, `<g transform="scale(2.7)">${person(s[300], s[800])}</g>`),
    bars(s[600], 12, [[76, 180, 96]]),
    numeral(s[900], 60, [124, 226], '$85', 'middle'),
    line(s[300], 3, 'M32 264H216'),
    bars(s[500], 10, [
      [32, 288, 64],
      [152, 288, 64],
    ]),
    asInLight(stack(finger(s), chip(s), bars(s[300], 10, [[84, 484, 80]]))),
  );
}

/** The chip with the key, beside the finger. */
function chip(s: Steps): string {
  return stack(
    line(
      s[300],
      5,
      'M140 380H150M140 400H150M140 420H150M222 380H232M222 400H232M222 420H232M166 352V362M186 352V362M206 352V362M166 438V448M186 438V448M206 438V448',
    ),
    rect(s[300], [150, 362, 72, 76], 8),
    placed(158, 388, key(s[900], s[300])),
  );
}

function finger(s: Steps): string {
  return stack(
    disc(s[600], 72, 400, 48),
    line(
      white,
      5,
      'M46 396a26 26 0 0 1 52 0M72 392v26M60 424c-3-12-3-20-1-27a13 13 0 0 1 26 0c0 12-1 22-4 30M47 410c0 5 1 9 2 13M96 408c0 7-1 13-3 18',
    ),
  );
}

/** The paper the phone has signed: what it showed, with a signature and the print below it. */
function payment(s: Steps): string {
  return stack(
    scaled(77, 76, 2.2, person(s[300], s[800])),
    bars(s[600], 12, [[37, 136, 80]]),
    numeral(s[900], 54, [77, 188], '$85', 'middle'),
    line(s[300], 3, 'M20 232H134'),
    bars(s[500], 10, [
      [20, 260, 44],
      [90, 260, 44],
    ]),
    line(
      s[600],
      7,
      'M24 352C36 314 48 312 46 338C44 362 62 332 70 332C78 332 68 354 80 350C92 344 96 332 106 340L130 344',
    ),
    bars(s[500], 10, [[20, 382, 114]]),
    placed(5, 54, finger(s)),
  );
}

/** It reads the signature and files it. */
function server(s: Steps): string {
  const units = [36, 120, 204, 288] as const;
  const color = lightOrDark(s[900], s[200]);
  return stack(
    rects(
      color,
      units.map((y) => [536, y, 164, 72]),
      10,
    ),
    bars(
      s[400],
      12,
      units.map((y) => [560, y + 36, 56]),
    ),
    ...[36, 120, 288].map((y) => ring(s[400], 664, y + 36, 10, 6)),
    placed(664, 240, approval(s[600], white, color)),
  );
}

/** The vault of tokens that has been deleted is the server's lowest drawer: pulled out, and nothing is in it. */
function vault(s: Steps): string {
  return stack(
    rect(s[700], [536, 376, 164, 160], 10),
    shape(panel, 'M560 392H676L692 492H544z'),
    line(s[400], 5, 'M580 440a38 24 0 1 1 76 0a38 24 0 1 1 -76 0', '1 11'),
    rect(s[500], [524, 480, 188, 84], 12),
    disc(s[200], 618, 522, 26),
    line(s[700], 7, 'M618 522V508'),
    disc(s[700], 618, 522, 9),
  );
}

/** The bank, with the key that checks the signature. */
function checking(s: Steps): string {
  return stack(
    rect(white, [736, 36, 184, 528], 16),
    edgeInDark(s, [736, 36, 184, 528], 16),
    placed(756, 92, bank(s)),
    line(s[300], 4, 'M760 282H896'),
    scaled(772, 324, 2, key(s[800], white)),
    scaled(828, 466, 1.7, approval(s[600], white, white)),
  );
}
