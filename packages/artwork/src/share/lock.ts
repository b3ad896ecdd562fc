import type { Picture } from '../drawing/picture';
import { disc, line, rect, shape, stack } from '../drawing/shapes';
import type { Steps } from '../drawing/steps';

/** A lock: what this site learns stays where it is. */
export function lock(s: Steps, apricot: string): Picture {
  return {
    corner: { column: 0, row: 1 },
    background: s[800],
    sign: stack(
      line(s[300], 18, 'M66 96V70A34 34 0 0 1 134 70V96'),
      rect(apricot, [44, 92, 112, 80]),
      disc(s[800], 100, 124, 13),
      shape(s[800], 'M94 124H106L111 154H89z'),
    ),
    details: [
      { primitive: 'half', background: s[200], ink: s[600], turn: 1 },
      { primitive: 'bars', background: s[500], ink: s[200], turn: 1 },
      { primitive: 'ring', background: s[100], ink: s[400] },
      { primitive: 'quarter', background: s[300], ink: s[700], turn: 2 },
      { primitive: 'dots', background: s[600], ink: s[200] },
    ],
  };
}
