import type { Ramp } from '../siteFacts';
import { compose } from './composition';
import { mosaic } from './mosaic';
import { svgDocument } from '../drawing/shapes';
import { stepsOf } from '../drawing/steps';

/** Draws the square cover of a case study: an SVG document of 300 × 300 units in the nine colors of `ramp`; `second` is the agency's second color. */
export function squareCover(slug: string, ramp: Ramp, second: string): string {
  return svgDocument(300, 300, mosaic(slug, stepsOf(ramp), compose(slug), second));
}
