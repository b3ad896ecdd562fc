import type { GlyphInk } from '../glyphInk';
import { bars, line, shape, stack } from '../../drawing/shapes';

/** Draws a sprout on its field, in a 200 × 200 space. */
export function sostenaGlyph({ main, second }: GlyphInk): string {
  return stack(
    line(second, 13, 'M100 146V98'),
    shape(main, 'M100 112V96A52 52 0 0 0 48 44H32V60A52 52 0 0 0 84 112z'),
    shape(main, 'M100 92V80A52 52 0 0 1 152 28H172V40A52 52 0 0 1 120 92z'),
    bars(second, 13, [[28, 148, 144]]),
    bars(main, 13, [[56, 170, 88]]),
  );
}
