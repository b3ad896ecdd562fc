import type { GlyphInk } from '../glyphInk';
import { bars, disc, line, stack } from '../../drawing/shapes';

/** Draws a stage and the rows before it, in a 200 × 200 space. */
export function pathableGlyph({ main, second }: GlyphInk): string {
  return stack(
    line(main, 16, 'M36 128A64 64 0 0 1 164 128'),
    line(second, 16, 'M66 128A34 34 0 0 1 134 128'),
    disc(main, 100, 124, 12),
    bars(second, 14, [[28, 158, 144]]),
  );
}
