import { accents } from '../../../../src/theme/accents';
import { bars, discs, placed, rect, stack, svgDocument, white } from '../covers/shapes';
import { stepsOf, type Steps } from '../covers/steps';
import { film, type Film } from './film';
import { faded, pointer } from './props';
import { passed, spotAt } from './time';

/** From here on the film turns back into its first frame. */
const returns = { from: 5.45, to: 5.9 } as const;

/** Draws one frame of a film as an SVG document: the product in a browser window, and the pointer. */
export function frameOf({ accent, draw, pointer: way, presses }: Film, time: number): string {
  const s = stepsOf(accents[accent]);
  const pressed = Math.max(
    ...presses.map(([from, to]) => passed(time, from - 0.08, from) - passed(time, to, to + 0.12)),
  );
  const at = (moment: number): string => stack(rect(white, [0, 0, 872, 472]), draw(moment, s));
  const screen = stack(at(Math.min(time, returns.from)), faded(passed(time, returns.from, returns.to), at(0)));
  return svgDocument(
    film.width,
    film.height,
    stack(
      rect(s[200], [0, 0, film.width, film.height]),
      windowWith(s, screen),
      placed(44, 84, pointer(spotAt(way, time), pressed, s)),
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
