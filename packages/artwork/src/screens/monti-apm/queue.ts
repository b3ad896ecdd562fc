import { numeral } from '../../drawing/numeral';
import { bars, line, placed, rect, rects, ring, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { pointer } from '../signs';

const laneAt = (lane: number) => 48 + lane * 112;
const height = 80;
/** How wide a millisecond is. */
const unit = 0.1;
/** How long the earlier call takes, ours runs and the next one waits; ours waits as long as its trace says. */
const times = { earlier: 5100, ours: 2640, next: 4700, wait: 3520 } as const;
/** When the earlier call lets go of the queue, and when ours does. */
const turns = { ours: 550, next: 550 + times.ours * unit } as const;

/** Calls of one client that run in order, as stairs: an earlier one holds the queue, ours waits and names it. */
export function queueScreen(s: Steps, flow: Flow): string {
  const turn = line(s[500], 4, `M${turns.ours} 0V400M${turns.next} 0V400`, '2 10');
  return stack(
    flow.between(stack(grid(s), turn, earlier(s), ours(s), next(s))),
    numbers(s, flow),
    placed(flow.x(turns.next - times.next * unit + 44), laneAt(2) + 40, clock(s)),
    pointer([flow.x(444), laneAt(1) + 52], s[900], white),
  );
}

/** How long each call runs, and how long the last one waits. */
function numbers(s: Steps, flow: Flow): string {
  return stack(
    numeral(
      white,
      30,
      [flow.x(turns.ours - times.earlier * unit + 28), laneAt(0) + 56],
      String(times.earlier),
      flow.start,
    ),
    numeral(s[300], 30, [flow.x(turns.ours + 28), laneAt(1) + 56], String(times.ours), flow.start),
    numeral(s[700], 32, [flow.x(turns.next - 36), laneAt(2) + 40], String(times.next), flow.end),
  );
}

function clock(s: Steps): string {
  return stack(ring(s[500], 0, 0, 15, 5), line(s[500], 5, 'M0 -8V1H7'));
}

/** The seconds before and after our turn. */
function grid(s: Steps): string {
  return line(s[200], 4, [-5, -4, -3, -2, -1, 1, 2, 3].map((at) => `M${turns.ours + at * 1000 * unit} 0V400`).join(''));
}

/** The call that holds the queue. */
function earlier(s: Steps): string {
  const y = laneAt(0);
  const from = turns.ours - times.earlier * unit;
  return stack(
    rect(s[600], [from, y, times.earlier * unit, height], 10),
    bars(white, 12, [[from + 28, y + 26, 176]]),
    rects(
      s[300],
      [
        [from + 240, y + 20, 96, 40],
        [from + 352, y + 20, 130, 40],
      ],
      6,
    ),
  );
}

function ours(s: Steps): string {
  const y = laneAt(1);
  const ahead = laneAt(0) + height + 4;
  return stack(
    waiting(s, turns.ours - times.wait * unit, y, turns.ours),
    rect(s[800], [turns.ours, y, times.ours * unit, height], 10),
    bars(white, 12, [[turns.ours + 28, y + 26, 128]]),
    // The label that names the call ahead, and leads there.
    line(s[900], 5, `M270 ${y + 16}V${ahead}M258 ${ahead + 12}L270 ${ahead}L282 ${ahead + 12}`),
    rect(s[900], [238, y + 16, 264, 48], 12),
    placed(270, y + 40, line(white, 5, 'M-3 3L3 -3M-1 -8L3 -12A8 8 0 0 1 14 -1L9 4M1 8L-3 12A8 8 0 0 1 -14 1L-9 -4')),
    bars(white, 12, [[302, y + 40, 168]]),
  );
}

function next(s: Steps): string {
  const y = laneAt(2);
  const from = turns.next - times.next * unit;
  return stack(
    waiting(s, from, y, turns.next),
    bars(s[500], 12, [[from + 76, y + 40, 104]]),
    rect(s[500], [turns.next, y, 248, height], 10),
    bars(white, 12, [[turns.next + 28, y + 30, 80]]),
    bars(s[200], 10, [[turns.next + 28, y + 54, 48]]),
  );
}

/** The time a call stands in line. */
function waiting(s: Steps, from: number, y: number, until: number): string {
  return `<rect x="${from}" y="${y}" width="${until - from - 8}" height="${height}" rx="10" fill="${white}" stroke="${s[500]}" stroke-width="4" stroke-dasharray="10 10"/>`;
}
