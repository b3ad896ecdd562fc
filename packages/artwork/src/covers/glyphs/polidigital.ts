import type { GlyphInk } from '../glyphInk';
import { discs, shape, stack } from '../../drawing/shapes';

/** Draws two speech bubbles, in a 200 × 200 space. */
export function polidigitalGlyph({ main, second, background }: GlyphInk): string {
  return stack(
    shape(second, 'M80 88H172V172L148 152H80z'),
    shape(background, 'M20 28H148V120H72L20 158z'),
    shape(main, 'M28 36H140V112H66L28 144z'),
    discs(background, 7.5, [
      [60, 74],
      [84, 74],
      [108, 74],
    ]),
  );
}
