import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import { bars, disc, frame, line, placed, rect, rects, ring, shape, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { dog } from '../../covers/screens/animals';
import { check } from '../../videos/props';
import type { Flow } from '../flow';

/** How wide the panel of a state is. */
const panel = 240;

/** The lock of a station in four states, enlarged: closing, occupied, ajar, unknown; below each what its two sensors report. */
export function boltScreen(s: Steps, flow: Flow): string {
  return stack(
    flow.between(
      stack(
        rect(s[200], [0, 0, panel, 400]),
        rect(lightOrDark(s[800], s[600]), [240, 0, panel, 400]),
        rect(s[300], [480, 0, panel, 400]),
      ),
    ),
    placed(flow.x(0, panel), 0, closing(s, flow)),
    placed(flow.x(240, panel), 0, occupied(s, flow)),
    placed(flow.x(480, panel), 0, ajar(s, flow)),
    placed(flow.x(720, panel), 0, unknown(s, flow)),
  );
}

/** The post of the frame with the hole for the bolt. */
function jamb(color: string, hole: string): string {
  return rects(color, [[152, 48, 64, 168]]) + rects(hole, [[152, 112, 36, 40]]);
}

/** The name of a state and what the sensors on the bolt and on the door report, as signs around the origin. */
function report(flow: Flow, ink: string, faint: string, width: number, signs: readonly [string, string]): string {
  const words = bars(faint, 9, [
    [62, 336, 46],
    [170, 336, 46],
  ]);
  return stack(
    flow.between(stack(bars(ink, 14, [[24, 272, width]]), words), panel),
    placed(flow.x(38, 0, panel), 336, signs[0]),
    placed(flow.x(146, 0, panel), 336, signs[1]),
  );
}

function closing(s: Steps, flow: Flow): string {
  const moving = stack(ring(s[400], 0, 0, 12, 5), line(s[800], 5, 'M0-12A12 12 0 0 1 0 12'));
  const lock = stack(
    jamb(s[700], s[200]),
    rects(s[500], [[24, 48, 124, 168]]),
    rects(s[900], [[64, 116, 104, 32]]),
    line(s[200], 6, 'M84 132H144M132 122 144 132 132 142'),
  );
  return stack(flow.between(lock, panel), report(flow, s[800], s[600], 96, [moving, check(s[700], white)]));
}

function occupied(s: Steps, flow: Flow): string {
  const lock = stack(
    rects(s[400], [[24, 48, 124, 168]]),
    disc(s[800], 72, 132, 40),
    scaled(72, 134, 1.8, dog(s[200], s[400], s[900])),
    rects(white, [[124, 116, 60, 32]]),
  );
  return stack(
    flow.between(jamb(lightOrDark(s[600], s[800]), lightOrDark(s[800], s[600])), panel),
    asInLight(
      stack(
        flow.between(lock, panel),
        // The paid time runs.
        numeral(white, 32, [flow.x(216, 0, panel), 272], '0:12', flow.end),
        report(flow, white, s[400], 104, [check(s[300], s[900]), check(s[300], s[900])]),
      ),
    ),
  );
}

function ajar(s: Steps, flow: Flow): string {
  const lock = stack(
    jamb(s[500], s[300]),
    // The tail comes from behind the door and lifts its light tip.
    shape(s[900], 'M80 158C124 182 152 182 166 160L196 172C184 210 132 224 80 190z'),
    shape(s[100], 'M166 160Q176 144 204 140Q210 158 196 172z'),
    shape(s[700], 'M24 48 108 72V192L24 216z'),
    rects(s[900], [[64, 118, 76, 28]]),
    line(s[200], 6, 'M124 132H80M92 122 80 132 92 142'),
  );
  const none = stack(disc(s[900], 0, 0, 14), line(white, 4, 'M-6 0H6'));
  return stack(flow.between(lock, panel), report(flow, s[800], s[600], 64, [check(s[700], white), none]));
}

function unknown(s: Steps, flow: Flow): string {
  const asked = stack(ring(s[600], 0, 0, 12, 4), disc(s[600], 0, 0, 3));
  // In a mirror its question mark is the Arabic one.
  const lock = stack(
    frame(s[600], 4, [26, 50, 120, 164], 0, '2 11'),
    frame(s[600], 4, [154, 50, 60, 164], 0, '2 11'),
    disc(s[800], 86, 132, 40),
    line(white, 8, 'M72 122A14 14 0 1 1 90 134Q86 138 86 144'),
    disc(white, 86, 158, 5),
  );
  return stack(flow.between(lock, panel), report(flow, s[800], s[600], 112, [asked, asked]));
}
