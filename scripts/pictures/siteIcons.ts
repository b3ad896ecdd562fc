import sharp from 'sharp';
import { brandColors, brandPath } from '../../src/theme/brand';
import { colors } from '../../src/theme/palette';
import { icoFromPng } from './icoFromPng';

/** The mark fills a square of 32, in the colors of the reader's scheme. */
function scalableIcon(): string {
  const { light, dark } = brandColors;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>' +
    `.first{fill:${light.first}}.second{fill:${light.second}}` +
    `@media (prefers-color-scheme:dark){.first{fill:${dark.first}}.second{fill:${dark.second}}}` +
    `</style><path class="first" d="${brandPath('first', 10)}"/><path class="second" d="${brandPath('second', 10)}"/></svg>\n`
  );
}

/** Pixels of a whole icon, of a block's side, and between two blocks. Whole pixels keep every edge sharp. */
interface IconSize {
  size: number;
  side: number;
  gap: number;
}

/** The mark in its light colors in the middle of a square, transparent where no background is given. */
async function png({ size, side, gap }: IconSize, background?: string): Promise<Uint8Array> {
  const margin = (size - 3 * side - 2 * gap) / 2;
  const ground = background === undefined ? '' : `<rect width="${size}" height="${size}" fill="${background}"/>`;
  const blocks = (['first', 'second'] as const).map(
    (part) => `<path fill="${brandColors.light[part]}" d="${brandPath(part, side, gap, margin)}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${blocks.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/**
 * The site's icons in the colors of its palette: favicon.svg (both color schemes), favicon.ico (32 pixels), apple-touch-icon.png (180), and
 * icon-192.png and icon-512.png for the manifest, whose mark lies within the circle that maskable icons keep.
 */
export async function siteIcons(): Promise<{ name: string; content: string | Uint8Array }[]> {
  const background = colors.background.light;
  return [
    { name: 'favicon.svg', content: scalableIcon() },
    { name: 'favicon.ico', content: icoFromPng(await png({ size: 32, side: 10, gap: 1 }), 32) },
    { name: 'apple-touch-icon.png', content: await png({ size: 180, side: 34, gap: 3 }, background) },
    { name: 'icon-192.png', content: await png({ size: 192, side: 32, gap: 3 }, background) },
    { name: 'icon-512.png', content: await png({ size: 512, side: 88, gap: 8 }, background) },
  ];
}
