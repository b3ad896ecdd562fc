import type { GlyphInk } from '../glyphInk';
import { line, stack } from '../../drawing/shapes';

/** Draws three streams, in a 200 × 200 space. */
export function aklivityGlyph({ main, second }: GlyphInk): string {
  return stack(
    line(main, 17, 'M30 58q17.5-32 35 0t35 0t35 0t35 0'),
    line(second, 17, 'M30 100q17.5-32 35 0t35 0t35 0t35 0'),
    line(main, 17, 'M30 142q17.5-32 35 0t35 0t35 0t35 0'),
  );
}
