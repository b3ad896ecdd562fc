import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import { bars, disc, frame, line, placed, rect, rects, ring, shape, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { dog } from '../../covers/screens/animals';
import { check } from '../../videos/props';
import type { Flow } from '../flow';

/** The lock of a station in four states, enlarged: closing, occupied, ajar, unknown; below each what its two sensors report. */
export function boltScreen(s: Steps, flow: Flow): string {
  return stack(
    flow.part(0, 240, rect(s[200], [0, 0, 240, 400])),
    flow.part(240, 240, rect(lightOrDark(s[800], s[600]), [240, 0, 240, 400])),
    flow.part(480, 240, rect(s[300], [480, 0, 240, 400])),
    placed(flow.x(0, 240), 0, closing(s)),
    placed(flow.x(240, 240), 0, occupied(s)),
    placed(flow.x(480, 240), 0, ajar(s)),
    placed(flow.x(720, 240), 0, unknown(s)),
  );
}

/** The post of the frame with the hole for the bolt. */
function jamb(color: string, hole: string): string {
  return rects(color, [[152, 48, 64, 168]]) + rects(hole, [[152, 112, 36, 40]]);
}

/** The name of a state and what the sensors on the bolt and on the door report, as signs around the origin. */
function report(ink: string, faint: string, width: number, signs: readonly [string, string]): string {
  return stack(
    bars(ink, 14, [[24, 272, width]]),
    placed(38, 336, signs[0]),
    bars(faint, 9, [[62, 336, 46]]),
    placed(146, 336, signs[1]),
    bars(faint, 9, [[170, 336, 46]]),
  );
}

function closing(s: Steps): string {
  const moving = stack(ring(s[400], 0, 0, 12, 5), line(s[800], 5, 'M0-12A12 12 0 0 1 0 12'));
  return stack(
    jamb(s[700], s[200]),
    rects(s[500], [[24, 48, 124, 168]]),
    rects(s[900], [[64, 116, 104, 32]]),
    line(s[200], 6, 'M84 132H144M132 122 144 132 132 142'),
    report(s[800], s[600], 96, [moving, check(s[700], white)]),
  );
}

function occupied(s: Steps): string {
  return stack(
    jamb(lightOrDark(s[600], s[800]), lightOrDark(s[800], s[600])),
    asInLight(
      stack(
        rects(s[400], [[24, 48, 124, 168]]),
        disc(s[800], 72, 132, 40),
        scaled(72, 134, 1.8, dog(s[200], s[400], s[900])),
        rects(white, [[124, 116, 60, 32]]),
        // The paid time runs.
        numeral(white, 32, [216, 272], '0:12', 'end'),
        report(white, s[400], 104, [check(s[300], s[900]), check(s[300], s[900])]),
      ),
    ),
  );
}

function ajar(s: Steps): string {
  return stack(
    jamb(s[500], s[300]),
    // The tail comes from behind the door and lifts its light tip.
    shape(s[900], 'M80 158C124 182 152 182 166 160L196 172C184 210 132 224 80 190z'),
    shape(s[100], 'M166 160Q176 144 204 140Q210 158 196 172z'),
    shape(s[700], 'M24 48 108 72V192L24 216z'),
    rects(s[900], [[64, 118, 76, 28]]),
    line(s[200], 6, 'M124 132H80M92 122 80 132 92 142'),
    report(s[800], s[600], 64, [check(s[700], white), stack(disc(s[900], 0, 0, 14), line(white, 4, 'M-6 0H6'))]),
  );
}

function unknown(s: Steps): string {
  const asked = stack(ring(s[600], 0, 0, 12, 4), disc(s[600], 0, 0, 3));
  return stack(
    frame(s[600], 4, [26, 50, 120, 164], 0, '2 11'),
    frame(s[600], 4, [154, 50, 60, 164], 0, '2 11'),
    disc(s[800], 86, 132, 40),
    line(white, 8, 'M72 122A14 14 0 1 1 90 134Q86 138 86 144'),
    disc(white, 86, 158, 5),
    report(s[800], s[600], 112, [asked, asked]),
  );
}
