import type { GlyphInk } from '../glyphInk';
import { disc, shape, bars, stack } from '../../drawing/shapes';

/** Draws a tent under the moon, in a 200 × 200 space. */
export function sekrGlyph({ main, second, background }: GlyphInk): string {
  return stack(
    disc(second, 154, 50, 18),
    shape(main, 'M100 44 172 158H28z'),
    shape(second, 'M100 44 172 158H124L100 100z'),
    shape(background, 'M100 100 124 158H76z'),
    bars(main, 10, [[24, 162, 152]]),
  );
}
