import { numeral } from '../../drawing/numeral';
import { bars, line, placed, rect, rects, ring, shape, stack, white, type Box } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { browserWindow } from '../frames';

/** The inside of the window. */
const inside = 872;
/** The time axis: where it starts in the window. */
const axis = 232;

interface TraceEvent {
  readonly y: number;
  readonly name: number;
  /** Start and length on the time axis, of which a unit is ten milliseconds. */
  readonly from: number;
  readonly length: number;
  readonly background: keyof Steps;
}

const wait: TraceEvent = { y: 138, name: 72, from: 0, length: 352, background: 800 };
const brief: TraceEvent = { y: 182, name: 72, from: 352, length: 32, background: 500 };
const slow: TraceEvent = { y: 230, name: 64, from: 384, length: 128, background: 500 };
const request: TraceEvent = { y: 392, name: 56, from: 512, length: 80, background: 300 };
const compute: TraceEvent = { y: 436, name: 76, from: 592, length: 24, background: 600 };
const events = [wait, brief, slow, request, compute] as const;

/** The page of one trace: its time as a bar divided by kind, the events below it, the slow query opened. */
export function traceScreen(s: Steps, flow: Flow): string {
  const page = stack(
    bars(s[800], 16, [[24, 36, 208]]),
    drops(s),
    opened(s),
    total(s),
    ...events.map((event) => row(s, event)),
  );
  return browserWindow(
    s,
    'monti-trace',
    [40, 40, 880, 520],
    stack(flow.between(page, inside), numbers(s, flow), placed(flow.x(axis + 32, 0, inside), 88, clock)),
  );
}

/** When the call came and how long it took; the duration of each event. */
function numbers(s: Steps, flow: Flow): string {
  const x = (from: number) => flow.x(from, 0, inside);
  // The right edge of their column in both directions: unit below unit.
  const durations = flow.x(148, 68, inside) + 68;
  const whole = events.reduce((sum, { length }) => sum + length * 10, 0);
  return stack(
    numeral(s[700], 32, [x(256), 36], '15:42', flow.start),
    numeral(s[700], 32, [x(376), 36], String(whole), flow.start),
    ...events.map(({ y, length }) => numeral(s[700], 28, [durations, y], String(length * 10), 'end')),
  );
}

const clock = stack(ring(white, 0, 0, 11, 5), line(white, 4, 'M0 -6V1H5'));

/** The bar across the top: all of the call's time. */
function total(s: Steps): string {
  return stack(
    bars(s[800], 12, [[24, 88, 136]]),
    ...events.map(({ from, length, background }) => rect(s[background], [axis + from, 64, length - 4, 48])),
    bars(white, 10, [[axis + 60, 88, 72]]),
  );
}

/** Hairlines that take each part of the bar down to its event. */
function drops(s: Steps): string {
  return line(s[200], 3, events.map(({ from, y }) => `M${axis + from + 1} 116V${y}`).join(''));
}

function row(s: Steps, { y, name, from, length, background }: TraceEvent): string {
  return stack(
    rect(s[background], [24, y - 10, 20, 20], 5),
    bars(s[700], 10, [[60, y, name]]),
    rect(s[background], [axis + from, y - 14, length - 4, 28]),
  );
}

/** The slow query: its arguments, and the collection of which it reads every document. */
function opened(s: Steps): string {
  const documents = Array.from({ length: 36 }, (_, place): Box => [
    344 + (place % 12) * 24,
    24 + Math.floor(place / 12) * 28,
    16,
    20,
  ]);
  return placed(
    0,
    slow.y - 28,
    stack(
      rect(s[100], [0, 0, 872, 156]),
      rect(s[600], [0, 0, 8, 156]),
      placed(
        0,
        40,
        stack(
          line(s[600], 6, 'M68 24Q56 24 56 36V52Q56 60 48 60Q56 60 56 68V84Q56 96 68 96'),
          bars(s[600], 10, [
            [84, 32, 72],
            [84, 88, 56],
          ]),
          bars(s[800], 10, [
            [172, 32, 104],
            [108, 60, 120],
            [156, 88, 88],
          ]),
          rects(s[500], documents, 3),
          warning(s),
        ),
      ),
    ),
  );
}

/** Says that there is no index to use. */
function warning(s: Steps): string {
  return placed(
    672,
    40,
    stack(
      rect(s[800], [0, 0, 168, 40], 10),
      shape(s[300], 'M28 8L42 32H14z'),
      line(s[800], 4, 'M28 17V22M28 27.500V28'),
      bars(white, 10, [[58, 20, 88]]),
    ),
  );
}
