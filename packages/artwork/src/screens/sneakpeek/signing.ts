import { numeral } from '../../drawing/numeral';
import {
  bars,
  disc,
  ellipse,
  line,
  placed,
  rect,
  rects,
  ring,
  scaled,
  shape,
  stack,
  white,
} from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import { card, phone } from '../frames';
import { approval, bank, key } from './props';

/** A payment signed on the phone, carried by a server that has no key, and checked by the bank. */
export function signing(s: Steps): string {
  return stack(
    line(s[700], 8, 'M300 256H728'),
    // The bank, with the key that checks the signature.
    rect(white, [728, 128, 192, 272], 16),
    phone(s, 'sneakpeek-signing-phone', [40, 36], confirmation(s)),
    card(s, 'sneakpeek-signing-paper', [344, 144, 160, 224], payment(s)),
    server(s),
    scaled(745, 156, 1.1, bank(s)),
    placed(908, 140, approval(s[600], white, s[100])),
    scaled(782, 336, 1.5, key(s[800], white)),
    vault(s),
  );
}

/** What the phone shows before it signs: the payee, the amount, the print of a finger; the key lies in a chip. */
function confirmation(s: Steps): string {
  return stack(
    placed(124, 112, `<g transform="scale(2.7)">${person(s[300], s[800])}</g>`),
    bars(s[600], 12, [[76, 180, 96]]),
    numeral(s[900], 60, [124, 226], '$85', 'middle'),
    line(s[300], 3, 'M32 264H216'),
    bars(s[500], 10, [
      [32, 288, 64],
      [152, 288, 64],
    ]),
    rect(s[800], [0, 320, 248, 192]),
    finger(s),
    line(
      s[300],
      5,
      'M140 380H150M140 400H150M140 420H150M222 380H232M222 400H232M222 420H232M166 352V362M186 352V362M206 352V362M166 438V448M186 438V448M206 438V448',
    ),
    rect(s[300], [150, 362, 72, 76], 8),
    placed(158, 388, key(s[900], s[300])),
    bars(s[300], 10, [[84, 484, 80]]),
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

/** The paper the phone has signed: payee, amount, signature. */
function payment(s: Steps): string {
  return stack(
    placed(37, 39, `<g transform="scale(1.2)">${person(s[300], s[800])}</g>`),
    bars(s[600], 12, [[66, 39, 68]]),
    numeral(s[900], 44, [77, 86], '$85', 'middle'),
    line(s[300], 3, 'M20 116H134'),
    line(
      s[600],
      7,
      'M24 172C36 134 48 132 46 158C44 182 62 152 70 152C78 152 68 174 80 170C92 164 96 152 106 160L130 164',
    ),
    bars(s[500], 10, [[20, 196, 114]]),
  );
}

function server(s: Steps): string {
  return stack(
    rects(
      s[900],
      [
        [552, 168, 144, 52],
        [552, 230, 144, 52],
        [552, 292, 144, 52],
      ],
      8,
    ),
    bars(s[400], 12, [
      [572, 194, 64],
      [572, 256, 64],
      [572, 318, 64],
    ]),
    ring(s[400], 668, 256, 8, 5),
    ring(s[400], 668, 318, 8, 5),
    placed(692, 176, approval(s[600], white, s[100])),
  );
}

/** The vault of tokens that has been deleted: it stands open, and nothing is in it. */
function vault(s: Steps): string {
  return stack(
    line(s[500], 4, 'M624 362V412', '1 11'),
    rects(s[800], [
      [568, 540, 24, 20],
      [656, 540, 24, 20],
    ]),
    rect(s[700], [552, 432, 144, 116], 10),
    rect(s[900], [566, 446, 116, 88], 4),
    line(s[400], 4, 'M646 490a22 22 0 1 0 -.01 .1', '1 9'),
    // Its door, towards the viewer.
    shape(s[500], 'M696 434L744 418V562L696 546z'),
    ellipse(s[200], [720, 490], [10, 22], 0),
    ellipse(s[700], [720, 490], [5, 14], 0),
  );
}
