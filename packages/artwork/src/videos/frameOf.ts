import { bars, discs, placed, rect, stack, svgDocument, white } from '../drawing/shapes';
import { stepsOf, type Steps } from '../drawing/steps';
import { format, type Video } from './video';
import type { Ramp } from '../siteFacts';
import { faded, pointer } from './props';
import { passed, pointAt } from './time';

/** From here on the video turns back into its first frame. */
const returns = { from: 5.45, to: 5.9 } as const;

/** Draws one frame of a video, at a time in seconds, as an SVG document: the product in a browser window, and the pointer. */
export function frameOf({ draw, pointer: way, presses }: Video, ramp: Ramp, time: number): string {
  const s = stepsOf(ramp);
  const pressed = Math.max(
    ...presses.map(([from, to]) => passed(time, from - 0.08, from) - passed(time, to, to + 0.12)),
  );
  const at = (moment: number): string => stack(rect(white, [0, 0, 872, 472]), draw(moment, s));
  const screen = stack(at(Math.min(time, returns.from)), faded(passed(time, returns.from, returns.to), at(0)));
  return svgDocument(
    format.width,
    format.height,
    stack(
      rect(s[200], [0, 0, format.width, format.height]),
      windowWith(s, screen),
      placed(44, 84, pointer(pointAt(way, time), pressed, s)),
    ),
  );
}

function windowWith(s: Steps, screen: string): string {
  const outline = 'M0 0H872V460A12 12 0 0 1 860 472H12A12 12 0 0 1 0 460z';
  return stack(
    rect(s[900], [40, 40, 880, 520], 16),
    discs(s[400], 6, [
      [66, 62],
      [88, 62],
      [110, 62],
    ]),
    bars(s[700], 16, [[330, 62, 300]]),
    `<clipPath id="screen"><path d="${outline}"/></clipPath>`,
    placed(44, 84, `<g clip-path="url(#screen)">${screen}</g>`),
  );
}
