import type { GlyphInk } from '../glyphInk';
import { disc, rect, shape, stack } from '../../drawing/shapes';

/** Draws four blocks, one of them still turning, in a 200 × 200 space: for a study that has no sign of its own yet. */
export function plainGlyph({ main, second }: GlyphInk): string {
  return stack(
    rect(main, [36, 36, 60, 60]),
    shape(second, 'M104 96V36A60 60 0 0 1 164 96z'),
    shape(main, 'M104 104H164A60 60 0 0 1 104 164z'),
    disc(second, 66, 134, 30),
  );
}
