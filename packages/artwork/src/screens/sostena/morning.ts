import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { numerals } from '../../drawing/numeral';
import { bars, frame, line, placed, rect, rects, ring, shape, stack, white, type Bar } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { browserWindow } from '../frames';

/** The old board still waits for its season, while the plan of the day lies printed and corrected in pencil in front of it. */
export function sostenaMorning(s: Steps, flow: Flow): string {
  return stack(
    browserWindow(s, 'morning', [flow.x(40, 640), 48, 640, 456], waitingBoard(s, flow)),
    // The sheet lies aslant, turned about its upper corner in the window.
    placed(
      flow.x(508),
      72,
      stack(
        rect(lightOrDark(white, s[100]), [flow.x(0, 376, 0), 0, 376, 620], 4),
        asInLight(stack(flow.between(printed(s), 0), hours(s, flow), flow.between(corrections(s), 0))),
      ),
      flow.x(4, 0, 0),
    ),
    flow.between(placed(818, 508, asInLight(pencil(s)), -38)),
  );
}

/** A table of which only the empty rows have come; 632 × 412 units. */
function waitingBoard(s: Steps, flow: Flow): string {
  const rows = [0, 1, 2, 3, 4, 5];
  return stack(
    flow.between(
      stack(
        bars(s[700], 16, [[32, 44, 176]]),
        bars(s[300], 16, [[224, 44, 96]]),
        rect(s[200], [0, 84, 632, 32]),
        rects(
          lightOrDark(s[200], s[700]),
          rows.flatMap((row) => [[32, 140 + row * 48, 96, 20] as const, [152, 140 + row * 48, 304, 20] as const]),
          10,
        ),
        rect(white, [152, 152, 184, 184], 92),
      ),
      632,
    ),
    flow.part(
      152,
      184,
      stack(ring(lightOrDark(s[200], s[700]), 244, 244, 64, 20), line(s[600], 20, 'M244 180A64 64 0 0 1 308 244')),
      632,
    ),
  );
}

const rowAt = (row: number): number => 136 + row * 56;

/** The printed plan, 376 × 620 units, without its hours: a row for each lot. */
function printed(s: Steps): string {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7];
  const names = [88, 112, 72, 104, 80, 96, 88, 72];
  const fields = [72, 56, 80, 64, 72, 48, 72, 64];
  return stack(
    frame(s[900], 3, [0, 0, 376, 620], 4),
    bars(s[800], 18, [[40, 52, 168]]),
    bars(s[500], 12, [[40, 84, 96]]),
    line(s[300], 3, rows.map((row) => `M40 ${rowAt(row) - 28}H336`).join('')),
    bars(
      s[500],
      12,
      rows.flatMap((row): Bar[] => [
        [40, rowAt(row), names[row] ?? 80],
        [176, rowAt(row), fields[row] ?? 64],
      ]),
    ),
  );
}

function hours(s: Steps, flow: Flow): string {
  return numerals(
    s[700],
    26,
    ['6:30', '', '7:30', '8:00', '8:15', '', '9:30', '10:00'].map((hour, row) => [flow.x(342, 0, 0), rowAt(row), hour]),
    flow.end,
  );
}

/** What the planner wrote over the print: lots struck out, one moved up, one hour ringed. */
function corrections(s: Steps): string {
  const struck = [1, 5].map(
    (row) => `M30 ${rowAt(row) + 5}C120 ${rowAt(row) - 11} 180 ${rowAt(row) + 11} 256 ${rowAt(row) - 3}`,
  );
  const rewritten = [1, 5].map((row) => `M280 ${rowAt(row) - 4}q8 -20 16 0t16 0 16 -2 20 -4`);
  return stack(
    line(s[800], 7, [...struck, ...rewritten].join('')),
    line(
      s[800],
      6,
      `M28 ${rowAt(3)}C12 ${rowAt(3) - 12} 12 ${rowAt(2) - 8} 28 ${rowAt(2) - 24}M16 ${rowAt(2) - 26}L29 ${rowAt(2) - 25}L27 ${rowAt(2) - 11}`,
    ),
    line(
      s[800],
      6,
      `M269 ${rowAt(2) + 2}C265 ${rowAt(2) - 26} 352 ${rowAt(2) - 30} 352 ${rowAt(2)}S276 ${rowAt(2) + 30} 267 ${rowAt(2) - 4}`,
    ),
  );
}

/** A pencil, its point at the origin, lying towards the right. */
function pencil(s: Steps): string {
  return stack(
    shape(s[900], 'M-2 0L44 -20H284V20H44z'),
    shape(white, 'M14 0L44 -13V13z'),
    shape(s[800], 'M0 0L20 -8V8z'),
    rects(s[500], [[44, -16, 184, 32]]),
    rects(s[300], [[44, -5, 184, 10]]),
    rects(s[700], [[240, -16, 40, 32]]),
    rects(s[200], [[228, -16, 12, 32]]),
  );
}
