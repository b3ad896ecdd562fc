import type { Ramp } from '../siteFacts';
import { compose, mirrored } from './composition';
import { browserFrame, phoneFrame } from './frames';
import { mosaic } from './mosaic';
import { fnv1a } from './random';
import { screenOf } from './screens';
import { placed, rect, scaled, stack } from '../drawing/shapes';
import { stepsOf, type Steps } from '../drawing/steps';

const panelStep = 200;

/** Width and height of a wide cover. */
export const wideSize = { width: 500, height: 300 } as const;

/**
 * How a cover is laid out: the product on its panel to the right of the mosaic, to its left, or near: a window as large as it can stand whole, a phone that the edges cut off.
 * The signature is never covered: to the right it ends at 200, to the left it starts at 300.
 */
const layouts = ['near', 'right', 'left'] as const;

/**
 * Draws the wide cover of a case study in the nine colors of `ramp` and the agency's `second`: its mosaic, and over that the product on its panel.
 * What is `kept` has the same colors in both schemes, what is `following` does not: a mosaic with a pale signature follows.
 */
export function wideCover(slug: string, ramp: Ramp, second: string): { kept: string; following: string } {
  const s = stepsOf(ramp);
  // These bits of the hash share out the layouts among the studies evenly.
  const layout = layouts[(fnv1a(slug) >>> 5) % 3] ?? 'right';
  const composed = compose(slug, panelStep);
  const toLeft = layout === 'left';
  const blocks = toLeft
    ? placed(200, 0, mosaic(slug, s, mirrored(composed), second))
    : mosaic(slug, s, composed, second);
  const shown = stack(rect(s[panelStep], [toLeft ? 0 : 300, 0, 200, wideSize.height]), product(slug, s, layout));
  return composed.dark ? { kept: blocks, following: shown } : { kept: '', following: stack(blocks, shown) };
}

function product(slug: string, s: Steps, layout: (typeof layouts)[number]): string {
  const screen = screenOf(slug);
  const id = `${slug}-screen`;
  if (screen.frame === 'browser') {
    const drawn = browserFrame(s, id, screen.draw(s));
    if (layout === 'near') return scaled(214, 25, 1.1, drawn);
    return placed(layout === 'left' ? 20 : 232, 36, drawn);
  }
  const drawn = stack(placed(244, 18, phoneFrame(s, id, screen.draw(s))), screen.beside(s));
  if (layout === 'near') return scaled(-67, 19, 1.15, drawn);
  return layout === 'left' ? placed(-228, 0, drawn) : drawn;
}
