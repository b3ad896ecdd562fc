import type { GlyphInk } from '../glyphInk';
import { disc, line, stack } from '../../drawing/shapes';

/** Draws a pulse, in a 200 × 200 space. */
export function montiApmGlyph({ main, second, background }: GlyphInk): string {
  return stack(
    line(main, 16, 'M30 106H54L78 44 104 160 122 106H146'),
    disc(background, 158, 106, 22),
    disc(second, 158, 106, 14),
  );
}
