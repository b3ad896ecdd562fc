import sharp from 'sharp';
import { colors } from '../../src/theme/palette';
import { icoFromPng } from './icoFromPng';
import { markAt, markForBothSchemes } from './mark';

/** The sizes in pixels of an icon and of the mark in it. The mark is drawn on a grid of 32, and has sharp edges in multiples of 32. */
interface IconSize {
  size: number;
  side: number;
}

/** Draws the mark in its light colors in the middle of a square, which is transparent without `background`. */
async function png({ size, side }: IconSize, background?: string): Promise<Uint8Array> {
  const margin = (size - side) / 2;
  const ground = background === undefined ? '' : `<rect width="${size}" height="${size}" fill="${background}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${markAt(margin, margin, side)}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/**
 * Draws the site's icons from the mark: favicon.svg (both color schemes), favicon.ico (32 pixels), apple-touch-icon.png (180), and
 * icon-192.png and icon-512.png for the manifest. The mark is within the circle that a maskable icon always shows.
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
