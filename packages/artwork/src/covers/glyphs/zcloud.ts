import type { GlyphInk } from '../glyphInk';
import { disc, line, shape, stack } from '../../drawing/shapes';

/** Draws a cloud that takes a release up, in a 200 × 200 space. */
export function zcloudGlyph({ main, second, background }: GlyphInk): string {
  return stack(
    disc(second, 132, 72, 38),
    disc(background, 86, 86, 50),
    shape(main, 'M60 158A34 34 0 0 1 50.8 91.2A40 40 0 0 1 128.5 88.5A35 35 0 0 1 140 158z'),
    line(background, 12, 'M96 142V104M78 120 96 102 114 120'),
  );
}
