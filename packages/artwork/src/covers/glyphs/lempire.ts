import type { GlyphInk } from '../glyphInk';
import { rect, shape, line, stack } from '../../drawing/shapes';

/** Draws an envelope, in a 200 × 200 space. */
export function lempireGlyph({ main, second, background }: GlyphInk): string {
  return stack(
    rect(main, [28, 50, 144, 104], 8),
    shape(second, 'M36 50H164A8 8 0 0 1 170 63L100 112 30 63A8 8 0 0 1 36 50z'),
    line(background, 8, 'M30 62 100 112 170 62'),
  );
}
