import { code, numeral } from '../../drawing/numeral';
import { discs, frame, line, placed, rect, scaled, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import { browserWindow } from '../frames';
import { pointer } from '../signs';

/**
 * The review before a rollout, in a window that runs off the picture: three edits with their values before and after, who made them,
 * and the button that applies them.
 */
export function review(s: Steps): string {
  return browserWindow(
    s,
    'zcloud-review',
    [96, 48, 960, 640],
    stack(
      line(s[300], 3, 'M32 122H956M32 222H956'),
      ...variables.map((variable, row) => edit(s, variable, row)),
      foot(s),
    ),
  );
}

const variables = ['DATABASE_URL', 'DB_PASSWORD', 'REPLICAS'] as const;

function edit(s: Steps, variable: string, row: number): string {
  const y = 72 + row * 100;
  const restarts = row !== 2;
  return stack(
    code(s[800], 28, [32, y], variable),
    rect(s[200], [300, y - 30, 168, 60], 8),
    line(s[700], 6, `M482 ${y}H508M500 ${y - 8}L508 ${y}L500 ${y + 8}`),
    rect(s[700], [524, y - 30, 168, 60], 8),
    values(s, row, y),
    scaled(746, y, 1.6, person([s[300], s[400], s[300]][row] ?? s[300], s[800])),
    restarts ? placed(812, y, restart(s[700])) : '',
  );
}

/** The values of an edit: the second is a secret and stays masked. */
function values(s: Steps, row: number, y: number): string {
  const dots = (from: number, count: number) => Array.from({ length: count }, (_, at) => [from + at * 20, y] as const);
  if (row === 1) return stack(discs(s[600], 6, dots(334, 6)), discs(white, 6, dots(548, 7)));
  const [before, after] = row === 0 ? ['db-1.eu', 'db-2.eu'] : ['2', '4'];
  return stack(code(s[800], 32, [384, y], before, 'middle'), code(white, 32, [608, y], after, 'middle'));
}

/** The sign of an edit that restarts containers, around the origin. */
function restart(color: string): string {
  return stack(
    line(color, 6, 'M-15 0A15 15 0 0 1 11-10M15 0A15 15 0 0 1-11 10'),
    shape(color, 'M4-6H18V-20zM-4 6H-18V20z'),
  );
}

/** How many edits there are, how many of them restart containers, and the two buttons. */
function foot(s: Steps): string {
  return stack(
    rect(s[900], [-4, 332, 964, 268]),
    numeral(s[300], 64, [32, 424], '3'),
    placed(102, 424, shape(s[300], 'M-18 18L-14 2 6-18 18-6-2 14z')),
    numeral(s[300], 64, [176, 424], '2'),
    placed(246, 424, restart(s[300])),
    frame(s[500], 4, [452, 388, 136, 72], 12),
    line(s[300], 6, 'M509 413L531 435M531 413L509 435'),
    rect(s[300], [608, 388, 220, 72], 12),
    line(s[900], 8, 'M700 425L712 437 734 411'),
    pointer([780, 434], s[900], white),
  );
}
