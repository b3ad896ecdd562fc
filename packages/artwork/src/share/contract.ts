import type { Picture } from '../drawing/picture';
import { bars, disc, line, shape, stack, white } from '../drawing/shapes';
import type { Steps } from '../drawing/steps';

/** A page of clauses with a signature under them. */
export function contract(s: Steps, apricot: string): Picture {
  return {
    corner: { column: 1, row: 0 },
    background: s[200],
    sign: stack(
      shape(white, 'M44 22H128L156 50V180H44z'),
      shape(s[400], 'M128 22L156 50H128z'),
      bars(s[700], 8, [
        [62, 62, 52],
        [62, 82, 76],
        [62, 102, 68],
        [62, 122, 76],
      ]),
      line(s[600], 6, 'M64 156C72 140 78 140 78 152S90 160 96 148S108 144 110 152H136'),
      disc(apricot, 156, 158, 20),
    ),
    details: [
      { primitive: 'stairs', background: s[700], ink: s[300], turn: 3 },
      { primitive: 'disc', background: s[500], ink: s[100] },
      { primitive: 'arch', background: s[800], ink: s[400] },
      { primitive: 'petal', background: apricot, ink: s[800] },
      { primitive: 'triangle', background: s[100], ink: s[500] },
    ],
  };
}
