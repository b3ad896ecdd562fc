import type { GlyphInk } from '../glyphInk';
import { rects, stack } from '../../drawing/shapes';

/** Draws three board columns, one card in the second color, in a 200 × 200 space. */
export function favroGlyph({ main, second }: GlyphInk): string {
  return stack(
    rects(
      main,
      [
        [28, 32, 40, 100],
        [80, 92, 40, 80],
        [132, 32, 40, 62],
      ],
      6,
    ),
    rects(
      second,
      [
        [80, 32, 40, 48],
        [28, 144, 40, 28],
      ],
      6,
    ),
  );
}
