import type { GlyphInk } from '../glyphInk';
import { line, shape, stack } from '../../drawing/shapes';

/** Draws a bowl with two leaves, in a 200 × 200 space. */
export function eatfreshGlyph({ main, second, background }: GlyphInk): string {
  return stack(
    shape(second, 'M94 100V84A46 46 0 0 0 48 38V54A46 46 0 0 0 94 100z'),
    shape(main, 'M106 100V78A50 50 0 0 1 156 28V50A50 50 0 0 1 106 100z'),
    shape(main, 'M28 112H172A72 60 0 0 1 100 172A72 60 0 0 1 28 112z'),
    line(background, 7, 'M58 130A46 34 0 0 0 82 153'),
  );
}
