import type { GlyphInk } from '../glyphInk';
import { disc, line, stack } from '../shapes';

/** Draws a pulse in a 200 × 200 space. */
export function montiApmGlyph({ main, second, ground }: GlyphInk): string {
  return stack(
    line(main, 16, 'M32 108H62L86 44 114 158 134 108H156'),
    disc(ground, 160, 108, 21),
    disc(second, 160, 108, 14),
  );
}
