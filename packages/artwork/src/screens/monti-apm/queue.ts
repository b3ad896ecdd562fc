import { numeral } from '../../drawing/numeral';
import { bars, line, placed, rect, rects, ring, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { pointer } from '../signs';

const laneAt = (lane: number) => 48 + lane * 112;
const height = 80;
/** When the earlier call lets go of the queue, and when ours does. */
const turns = { ours: 600, next: 752 } as const;

/** Calls of one client that run in order, as stairs: an earlier one holds the queue, ours waits and names it. */
export function queueScreen(s: Steps): string {
  return stack(
    grid(s),
    line(s[500], 4, `M${turns.ours} 0V400M${turns.next} 0V400`, '2 10'),
    earlier(s),
    ours(s),
    next(s),
    pointer([420, laneAt(1) + 52], s[900], white),
  );
}

/** The marks of the time line, as far apart as the two turns, from edge to edge. */
function grid(s: Steps): string {
  return line(s[200], 4, [144, 296, 448, 904].map((x) => `M${x} 0V400`).join(''));
}

/** The call that holds the queue; it has begun before the picture does. */
function earlier(s: Steps): string {
  const y = laneAt(0);
  return stack(
    rect(s[600], [-40, y, turns.ours + 40, height], 10),
    bars(white, 12, [[56, y + 26, 176]]),
    numeral(white, 30, [56, y + 56], '5100'),
    rects(
      s[300],
      [
        [304, y + 20, 96, 40],
        [416, y + 20, 152, 40],
      ],
      6,
    ),
  );
}

function ours(s: Steps): string {
  const y = laneAt(1);
  return stack(
    waiting(s, 136, y, turns.ours),
    rect(s[800], [turns.ours, y, turns.next - turns.ours, height], 10),
    bars(white, 12, [[turns.ours + 28, y + 26, 88]]),
    numeral(s[300], 30, [turns.ours + 28, y + 56], '2640'),
    // The label that names the call ahead, and leads there.
    line(
      s[900],
      5,
      `M264 ${y + 16}V${laneAt(0) + height + 4}M252 ${laneAt(0) + height + 16}L264 ${laneAt(0) + height + 4}L276 ${laneAt(0) + height + 16}`,
    ),
    rect(s[900], [232, y + 16, 264, 48], 12),
    placed(264, y + 40, line(white, 5, 'M-3 3L3 -3M-1 -8L3 -12A8 8 0 0 1 14 -1L9 4M1 8L-3 12A8 8 0 0 1 -14 1L-9 -4')),
    bars(white, 12, [[296, y + 40, 168]]),
  );
}

function next(s: Steps): string {
  const y = laneAt(2);
  return stack(
    waiting(s, 328, y, turns.next),
    ring(s[500], 376, y + 40, 15, 5),
    line(s[500], 5, `M376 ${y + 32}V${y + 41}H383`),
    bars(s[500], 12, [[408, y + 40, 104]]),
    numeral(s[700], 32, [708, y + 40], '4700', 'end'),
    rect(s[500], [turns.next, y, 248, height], 10),
    bars(white, 12, [[turns.next + 28, y + 30, 112]]),
    bars(s[200], 10, [[turns.next + 28, y + 54, 72]]),
  );
}

/** The time a call stands in line. */
function waiting(s: Steps, from: number, y: number, until: number): string {
  return `<rect x="${from}" y="${y}" width="${until - from - 8}" height="${height}" rx="10" fill="${white}" stroke="${s[500]}" stroke-width="4" stroke-dasharray="10 10"/>`;
}
