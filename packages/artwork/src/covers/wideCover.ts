import type { Ramp } from '../siteFacts';
import { compose } from './composition';
import { browserFrame, phoneFrame } from './frames';
import { mosaic } from './mosaic';
import { screenOf } from './screens';
import { placed, rect, stack } from '../drawing/shapes';
import { stepsOf, type Steps } from '../drawing/steps';

const panelStep = 200;

/** Width and height of a wide cover. */
export const wideSize = { width: 500, height: 300 } as const;

/**
 * Draws the wide cover of a case study in the nine colors of `ramp` and the agency's `second`: its mosaic, and over that the product on its panel. The
 * signature ends at 200, the frame starts right of it.
 */
export function wideCover(slug: string, ramp: Ramp, second: string): { mosaic: string; product: string } {
  const s = stepsOf(ramp);
  return {
    mosaic: mosaic(slug, s, compose(slug, panelStep), second),
    product: stack(rect(s[panelStep], [300, 0, 200, wideSize.height]), product(slug, s)),
  };
}

function product(slug: string, s: Steps): string {
  const screen = screenOf(slug);
  const id = `${slug}-screen`;
  if (screen.frame === 'browser') return placed(232, 36, browserFrame(s, id, screen.draw(s)));
  return stack(placed(244, 18, phoneFrame(s, id, screen.draw(s))), screen.beside(s));
}
