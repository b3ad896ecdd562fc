import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { code, numeral } from '../../drawing/numeral';
import { discs, frame, line, placed, rect, scaled, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import type { Flow } from '../flow';
import { browserWindow } from '../frames';
import { pointer } from '../signs';

/** The inside of the window. */
const inside = 952;

/**
 * The review before a rollout, in a window that runs off the picture: three edits with their values before and after, who made them,
 * and the button that applies them.
 */
export function review(s: Steps, flow: Flow): string {
  return browserWindow(
    s,
    'zcloud-review',
    [flow.x(96, 960), 48, 960, 640],
    stack(
      flow.between(line(s[300], 3, 'M32 122H956M32 222H956'), inside),
      ...variables.map((variable, row) => edit(s, flow, variable, row)),
      foot(s, flow),
    ),
  );
}

const variables = ['DATABASE_URL', 'DB_PASSWORD', 'REPLICAS'] as const;

function edit(s: Steps, flow: Flow, variable: string, row: number): string {
  const y = 72 + row * 100;
  const restarts = row !== 2;
  return stack(
    code(s[800], 28, [flow.x(32, 0, inside), y], variable, flow.start),
    flow.between(line(s[700], 6, `M482 ${y}H508M500 ${y - 8}L508 ${y}L500 ${y + 8}`), inside),
    before(s, flow, row, y),
    after(s, flow, row, y),
    scaled(flow.x(746, 0, inside), y, 1.6, person([s[300], s[400], s[300]][row] ?? s[300], s[800])),
    restarts ? placed(flow.x(812, 0, inside), y, restart(s[700])) : '',
  );
}

const dots = (from: number, y: number, count: number) =>
  Array.from({ length: count }, (_, at) => [from + at * 20, y] as const);

/** The values of an edit: the second is a secret and stays masked. */
function before(s: Steps, flow: Flow, row: number, y: number): string {
  const value =
    row === 1
      ? flow.between(discs(s[600], 6, dots(334, y, 6)), inside)
      : code(s[800], 32, [flow.x(384, 0, inside), y], row === 0 ? 'db-1.eu' : '2', 'middle');
  return stack(rect(s[200], [flow.x(300, 168, inside), y - 30, 168, 60], 8), value);
}

function after(s: Steps, flow: Flow, row: number, y: number): string {
  const value =
    row === 1
      ? flow.between(discs(white, 6, dots(548, y, 7)), inside)
      : code(white, 32, [flow.x(608, 0, inside), y], row === 0 ? 'db-2.eu' : '4', 'middle');
  return stack(rect(s[700], [flow.x(524, 168, inside), y - 30, 168, 60], 8), value);
}

/** The sign of an edit that restarts containers, around the origin. */
function restart(color: string): string {
  return stack(
    line(color, 6, 'M-15 0A15 15 0 0 1 11-10M15 0A15 15 0 0 1-11 10'),
    shape(color, 'M4-6H18V-20zM-4 6H-18V20z'),
  );
}

/** How many edits there are, how many of them restart containers, and the two buttons. */
function foot(s: Steps, flow: Flow): string {
  const x = (from: number, width = 0) => flow.x(from, width, inside);
  return stack(
    rect(lightOrDark(s[900], s[800]), [-4, 332, 964, 268]),
    asInLight(
      stack(
        numeral(s[300], 64, [x(32), 424], '3', flow.start),
        placed(x(102), 424, shape(s[300], 'M-18 18L-14 2 6-18 18-6-2 14z')),
        numeral(s[300], 64, [x(176), 424], '2', flow.start),
        placed(x(246), 424, restart(s[300])),
        frame(s[500], 4, [x(452, 136), 388, 136, 72], 12),
        flow.between(line(s[300], 6, 'M509 413L531 435M531 413L509 435'), inside),
        flow.part(
          608,
          220,
          stack(rect(s[300], [608, 388, 220, 72], 12), line(s[900], 8, 'M700 425L712 437 734 411')),
          inside,
        ),
      ),
    ),
    flow.part(608, 220, pointer([780, 434], s[900], white), inside),
  );
}
