import { numeral } from '../../drawing/numeral';
import { bars, discs, frame, line, placed, rect, shape, stack, white, type Bar } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import { browserWindow } from '../frames';

/** The review before a rollout: three edits with their values before and after, who made them, and the button that applies them. */
export function review(s: Steps): string {
  return browserWindow(
    s,
    'zcloud-review',
    [48, 40, 864, 520],
    stack(page(s), sheet(s), ...[0, 1, 2].map((row) => edit(s, row)), foot(s)),
    s[900],
  );
}

/** The page of settings below the sheet. */
function page(s: Steps): string {
  return stack(rect(s[200], [0, 0, 856, 396]), bars(s[600], 12, [[32, 36, 144]]), bars(s[400], 12, [[200, 36, 96]]));
}

function sheet(s: Steps): string {
  return stack(
    shape(white, 'M48 72H808a16 16 0 0 1 16 16V396H32V88a16 16 0 0 1 16-16z'),
    bars(s[800], 14, [[64, 112, 184]]),
    bars(s[500], 10, [
      [272, 112, 64],
      [480, 112, 56],
    ]),
    line(s[300], 3, 'M64 144H792M64 228H792M64 312H792'),
  );
}

function edit(s: Steps, row: number): string {
  const y = 186 + row * 84;
  const restarts = row !== 2;
  return stack(
    bars(s[800], 12, [[64, y - 10, [136, 112, 152][row] ?? 120]]),
    bars(s[500], 10, [[64, y + 12, [80, 96, 64][row] ?? 80]]),
    rect(s[200], [272, y - 26, 152, 52], 8),
    line(s[700], 6, `M438 ${y}H464M456 ${y - 8}L464 ${y}L456 ${y + 8}`),
    rect(s[700], [480, y - 26, 168, 52], 8),
    values(s, row, y),
    placed(696, y, `<g transform="scale(1.35)">${person([s[300], s[400], s[300]][row] ?? s[300], s[800])}</g>`),
    restarts ? restart(s, 756, y) : '',
  );
}

/** The values of an edit: the second is a secret and stays masked. */
function values(s: Steps, row: number, y: number): string {
  const dots = (from: number, count: number) => Array.from({ length: count }, (_, at) => [from + at * 20, y] as const);
  if (row === 1) return stack(discs(s[600], 6, dots(298, 6)), discs(white, 6, dots(506, 7)));
  if (row === 2) return stack(numeral(s[700], 36, [292, y], '2'), numeral(white, 36, [500, y], '4'));
  const before: readonly Bar[] = [
    [292, y, 72],
    [372, y, 32],
  ];
  const after: readonly Bar[] = [
    [500, y, 88],
    [596, y, 32],
  ];
  return stack(bars(s[600], 12, before), bars(white, 12, after));
}

/** The sign of an edit that restarts containers. */
function restart(s: Steps, x: number, y: number): string {
  return placed(
    x,
    y,
    stack(
      line(s[700], 6, 'M-15 0A15 15 0 0 1 11-10M15 0A15 15 0 0 1-11 10'),
      shape(s[700], 'M4-6H18V-20zM-4 6H-18V20z'),
    ),
  );
}

/** On the window's own ground. */
function foot(s: Steps): string {
  return stack(
    numeral(s[300], 48, [32, 436], '3'),
    bars(s[300], 12, [[76, 436, 144]]),
    frame(s[500], 4, [472, 410, 128, 52], 10),
    bars(s[300], 12, [[500, 436, 72]]),
    rect(s[300], [616, 408, 208, 56], 10),
    line(s[900], 6, 'M640 436l8 9 15-18'),
    bars(s[900], 14, [[680, 436, 88]]),
    placed(784, 424, pointer(s)),
  );
}

function pointer(s: Steps): string {
  return `<path d="M0 0V42L11 33L19 50L27 46L19 30H33z" fill="${white}" stroke="${s[900]}" stroke-width="6" paint-order="stroke"/>`;
}
