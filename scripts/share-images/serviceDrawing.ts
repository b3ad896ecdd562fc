import { readFileSync } from 'node:fs';
import type { ServiceSlug } from '../../src/content/serviceSlugs';
import { colors } from '../../src/theme/palette';
import { drawingSide } from './pageDrawing';

/** A service's glyph, large on a pale ground, for 630 × 630 pixels. */
export function serviceDrawing(slug: ServiceSlug): string {
  const glyph = readFileSync(`src/components/art/glyphs/${slug}.svg`, 'utf8')
    .replace(/ width="\d+" height="\d+"/, ` x="95" y="95" width="440" height="440" color="${colors.primary.light}"`)
    .replace(/var\(--icon-2, currentColor\)/g, colors.secondary.light)
    .replace(/var\(--icon-2-opacity, \.3\)/g, '1')
    .replace(/var\(--icon-3, [^)]*\)/g, colors.primarySoft.light);
  return `<rect width="${drawingSide}" height="${drawingSide}" fill="${colors.primarySoft.light}"/>${glyph}`;
}
