import type { GlyphInk } from '../glyphInk';
import { disc, line, stack } from '../../drawing/shapes';

/** Draws a comet with three tails, in a 200 × 200 space. */
export function meteorGlyph({ main, second, background }: GlyphInk): string {
  return stack(
    line(main, 15, 'M68 36 118 86M36 68 86 118'),
    line(second, 15, 'M36 36 100 100'),
    disc(background, 126, 126, 53),
    disc(main, 126, 126, 44),
    disc(second, 140, 118, 9),
    disc(second, 116, 142, 6),
  );
}
