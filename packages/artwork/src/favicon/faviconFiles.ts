import sharp from 'sharp';
import { faviconSvg, markSvg } from './faviconSvg';
import { icoFromPng } from './ico';

const paper = '#fbfaf6';

async function png(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/**
 * Draws the site's icons: favicon.svg (both color schemes), favicon.ico (32 pixels), apple-touch-icon.png (180), and
 * icon-192.png and icon-512.png for the manifest, whose mark lies within the circle that maskable icons keep.
 */
export async function faviconFiles(): Promise<{ path: string; bytes: Uint8Array }[]> {
  return [
    { path: 'public/favicon.svg', bytes: Buffer.from(faviconSvg()) },
    { path: 'public/favicon.ico', bytes: icoFromPng(await png(markSvg(32, 10, 1)), 32) },
    { path: 'public/apple-touch-icon.png', bytes: await png(markSvg(180, 34, 3, paper)) },
    { path: 'public/icon-192.png', bytes: await png(markSvg(192, 32, 3, paper)) },
    { path: 'public/icon-512.png', bytes: await png(markSvg(512, 88, 8, paper)) },
  ];
}
