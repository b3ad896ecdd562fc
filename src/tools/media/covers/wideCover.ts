import type { Ramp } from '../../../theme/accents';
import { compose } from './composition';
import { browserFrame, phoneFrame } from './frames';
import { mosaic } from './mosaic';
import { screenOf } from './screens';
import { placed, rect, stack, svgDocument } from './shapes';
import { stepsOf, type Steps } from './steps';

const panelStep = 200;

/**
 * Draws the wide cover of a case study: an SVG document of 500 × 300 units in the nine colors of `ramp`. The signature
 * ends at 200, the frame starts right of it.
 */
export function wideCover(slug: string, ramp: Ramp): string {
  const s = stepsOf(ramp);
  return svgDocument(
    500,
    300,
    stack(mosaic(slug, s, compose(slug, panelStep)), rect(s[panelStep], [300, 0, 200, 300]), product(slug, s)),
  );
}

function product(slug: string, s: Steps): string {
  const screen = screenOf(slug);
  const id = `${slug}-screen`;
  if (screen.frame === 'browser') return placed(232, 36, browserFrame(s, id, screen.draw(s)));
  return stack(placed(244, 18, phoneFrame(s, id, screen.draw(s))), screen.beside(s));
}
