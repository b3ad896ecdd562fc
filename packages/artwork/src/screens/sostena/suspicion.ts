import { numeral } from '../../drawing/numeral';
import { bars, disc, frame, line, placed, rect, rects, shape, stack, white, type Box } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';

const laneAt = (lane: number): number => 48 + lane * 80;
/** Where the trace begins, and where the export is done. */
const start = 248;
const free = 608;

/** A trace of one connection: the board's subscription waits below a long export, then sends a season. */
export function sostenaSuspicion(s: Steps, flow: Flow): string {
  return stack(
    flow.between(trace(s)),
    numeral(s[700], 28, [flow.x(start + 10), 28], '0:00', flow.start),
    numeral(s[700], 28, [flow.x(free + 10), 28], '0:12', flow.start),
    placed(flow.x((start + free) / 2), laneAt(2) + 32, clock(s)),
  );
}

/** All that has no numbers. */
function trace(s: Steps): string {
  return stack(
    rects(
      s[200],
      [0, 1, 2, 3].map((lane): Box => [40, laneAt(lane), 940, 64]),
      12,
    ),
    names(s),
    line(s[500], 3, `M${start} 24V376M${free} 24V376`, '3 9'),
    rect(s[500], [start, laneAt(0) + 16, 48, 32], 8),
    rect(s[800], [start + 48, laneAt(1) + 16, free - start - 48, 32], 8),
    bars(white, 10, [[start + 68, laneAt(1) + 32, 112]]),
    wait(s, laneAt(2), free),
    season(s),
    wait(s, laneAt(3), 1000),
  );
}

function names(s: Steps): string {
  const widths = [72, 104, 88, 64];
  const arrow = 'M0 -12V8M-9 0L0 9 9 0';
  return stack(
    bars(
      s[700],
      12,
      widths.map((width, lane) => [112, laneAt(lane) + 32, width]),
    ),
    placed(76, laneAt(0) + 32, stack(disc(s[600], 0, -6, 7), shape(s[600], 'M-13 13A13 13 0 0 1 13 13z'))),
    placed(76, laneAt(1) + 30, line(s[600], 5, `${arrow}M-13 15H13`)),
    rects(
      s[600],
      [
        [0, 0, 26, 7],
        [0, 10, 16, 7],
        [8, 20, 18, 7],
      ].map(([x = 0, y = 0, w = 0, h = 0]): Box => [63 + x, laneAt(2) + 18 + y, w, h]),
      2,
    ),
    placed(76, laneAt(3) + 32, shape(s[600], 'M-14 -13H14V7H-2L-10 15V7H-14z')),
  );
}

/** A message in the queue: an empty box as long as it waits. */
function wait(s: Steps, lane: number, end: number): string {
  return stack(
    rect(white, [start + 3, lane + 16, end - start - 6, 32], 8),
    frame(s[600], 3, [start + 3, lane + 17.5, end - start - 9, 29], 8, '9 8'),
  );
}

/** Everything the subscription publishes, lot by lot, out of the picture. */
function season(s: Steps): string {
  const lots = Array.from({ length: 23 }, (_, at): Box => [free + 4 + at * 16, laneAt(2) + 8, 12, 48]);
  return stack(
    rects(
      s[700],
      lots.filter((_, at) => at % 3 !== 1),
    ),
    rects(
      s[500],
      lots.filter((_, at) => at % 3 === 1),
    ),
  );
}

function clock(s: Steps): string {
  return stack(disc(s[800], 0, 0, 36), line(white, 6, 'M0 -18V0L12 10'));
}
