import type { Ramp } from '../siteFacts';
import { rect, stack, svgDocument } from '../drawing/shapes';
import { stepsOf } from '../drawing/steps';
import { glyphOf } from './glyphs';

/** Draws the sign of a case study alone, for places too small for a cover: an SVG document of 200 × 200 units. */
export function glyphTile(slug: string, ramp: Ramp): string {
  const s = stepsOf(ramp);
  const ink = { main: s[300], second: s[500], background: s[800] };
  return svgDocument(200, 200, stack(rect(ink.background, [0, 0, 200, 200]), glyphOf(slug)(ink)));
}
