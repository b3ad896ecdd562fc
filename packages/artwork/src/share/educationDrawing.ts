import { rect, stack } from '../drawing/shapes';
import { picturesOf } from '../education/drawEducation';
import type { SiteFacts } from '../siteFacts';

/** Draws the signs of four places where the company teaches, a quarter each, in 630 × 630 units. */
export function educationDrawing(site: SiteFacts): string {
  const signs = picturesOf(site)
    .slice(0, 4)
    .map(
      ({ picture: { background, sign } }, at) =>
        // A sign has 200 units, a quarter 315.
        `<g transform="translate(${315 * (at % 2)} ${315 * Math.floor(at / 2)}) scale(1.575)">${stack(rect(background, [0, 0, 200, 200]), sign)}</g>`,
    );
  return stack(...signs);
}
