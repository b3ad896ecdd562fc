import type { GlyphInk } from '../glyphInk';
import { ellipse, shape, stack } from '../../drawing/shapes';

/** Draws a paw, in a 200 × 200 space. */
export function petParkerGlyph({ main, second }: GlyphInk): string {
  return stack(
    ellipse(second, [46, 92], [16, 21], -24),
    ellipse(second, [80, 56], [17, 23], -8),
    ellipse(second, [120, 56], [17, 23], 8),
    ellipse(second, [154, 92], [16, 21], 24),
    shape(main, 'M72 119A34 34 0 0 1 128 119L144 138A23 23 0 0 1 114 170A40 40 0 0 0 86 170A23 23 0 0 1 56 138z'),
  );
}
