import type { GlyphInk } from '../glyphInk';
import { placed, ring, rects, stack } from '../../drawing/shapes';

/** Draws a key, in a 200 × 200 space. */
export function unlocGlyph({ main, second }: GlyphInk): string {
  return stack(
    placed(
      100,
      100,
      stack(
        ring(main, -46, 0, 29, 22),
        rects(second, [
          [-6, -9, 88, 18],
          [32, 0, 16, 30],
          [66, 0, 16, 40],
        ]),
      ),
      -45,
    ),
  );
}
