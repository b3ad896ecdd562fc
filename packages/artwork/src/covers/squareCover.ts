import type { Ramp } from '../siteFacts';
import { compose } from './composition';
import { mosaic } from './mosaic';
import { followScheme } from '../drawing/followScheme';
import { svgDocument } from '../drawing/shapes';
import { stepsOf } from '../drawing/steps';

/**
 * Draws the square cover of a case study: an SVG document of 300 × 300 units in the nine colors of `ramp`; `second` is the agency's second color.
 * As on the wide cover, a mosaic with a pale signature follows the color scheme.
 */
export function squareCover(slug: string, ramp: Ramp, second: string, darkBackground: string): string {
  const composed = compose(slug);
  const drawing = mosaic(slug, stepsOf(ramp), composed, second);
  return svgDocument(300, 300, composed.dark ? drawing : followScheme(drawing, ramp, darkBackground));
}
