import sharp from 'sharp';
import { colors } from '../../src/theme/palette';
import { icoFromPng } from './icoFromPng';
import { markAt, markForBothSchemes } from './mark';

/** Pixels of a whole icon, and of the mark in it: with multiples of 32 a mark that is drawn on a grid of 32 has sharp edges. */
interface IconSize {
  size: number;
  side: number;
}

/** The mark in its light colors in the middle of a square, transparent where no background is given. */
async function png({ size, side }: IconSize, background?: string): Promise<Uint8Array> {
  const margin = (size - side) / 2;
  const ground = background === undefined ? '' : `<rect width="${size}" height="${size}" fill="${background}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${markAt(margin, margin, side)}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/**
 * The site's icons, of the company's mark: favicon.svg (both color schemes), favicon.ico (32 pixels), apple-touch-icon.png (180), and
 * icon-192.png and icon-512.png for the manifest, whose mark lies within the circle that maskable icons keep.
 */
export async function siteIcons(): Promise<{ name: string; content: string | Uint8Array }[]> {
  const background = colors.background.light;
  return [
    { name: 'favicon.svg', content: markForBothSchemes() },
    { name: 'favicon.ico', content: icoFromPng(await png({ size: 32, side: 32 }), 32) },
    { name: 'apple-touch-icon.png', content: await png({ size: 180, side: 96 }, background) },
    { name: 'icon-192.png', content: await png({ size: 192, side: 96 }, background) },
    { name: 'icon-512.png', content: await png({ size: 512, side: 288 }, background) },
  ];
}
