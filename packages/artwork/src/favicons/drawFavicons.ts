import sharp from 'sharp';
import { type DrawnFile, textFile } from '../drawnFile';
import type { SiteFacts } from '../siteFacts';
import { faviconSvg, markSvg } from './faviconSvg';
import { icoFromPng } from './ico';

async function png(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/**
 * Draws the site's icons: favicon.svg (both color schemes), favicon.ico (32 pixels), apple-touch-icon.png (180), and
 * icon-192.png and icon-512.png for the manifest, whose mark lies within the circle that maskable icons keep.
 */
export async function drawFavicons({ mark, colors }: SiteFacts): Promise<DrawnFile[]> {
  const backgroundColor = colors.background.light;
  const icon = await png(markSvg(mark, { size: 32, side: 10, gap: 1 }));
  return [
    textFile('public/favicon.svg', faviconSvg(mark)),
    { path: 'public/favicon.ico', bytes: icoFromPng(icon, 32) },
    {
      path: 'public/apple-touch-icon.png',
      bytes: await png(markSvg(mark, { size: 180, side: 34, gap: 3, backgroundColor })),
    },
    { path: 'public/icon-192.png', bytes: await png(markSvg(mark, { size: 192, side: 32, gap: 3, backgroundColor })) },
    { path: 'public/icon-512.png', bytes: await png(markSvg(mark, { size: 512, side: 88, gap: 8, backgroundColor })) },
  ];
}
