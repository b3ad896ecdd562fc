import type { GlyphInk } from '../glyphInk';
import { disc, shape, stack } from '../../drawing/shapes';

/** Draws an eye, in a 200 × 200 space. */
export function sneakpeekGlyph({ main, second, background }: GlyphInk): string {
  return stack(
    shape(main, 'M24 100A98 98 0 0 1 176 100A98 98 0 0 1 24 100z'),
    disc(background, 100, 100, 37),
    disc(second, 100, 100, 29),
    disc(background, 100, 100, 12),
    disc(main, 111, 89, 6),
  );
}
