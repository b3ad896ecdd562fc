import type { GlyphInk } from '../glyphInk';
import { bars, disc, line, shape, stack } from '../../drawing/shapes';

/** Draws a cloche on its plate, in a 200 × 200 space. */
export function bemarkeGlyph({ main, second, background }: GlyphInk): string {
  return stack(
    disc(second, 100, 46, 13),
    shape(main, 'M36 130A64 64 0 0 1 164 130z'),
    line(background, 8, 'M56 118A45 45 0 0 1 82 83'),
    bars(second, 16, [[24, 148, 152]]),
  );
}
