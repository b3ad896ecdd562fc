import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { heroScreen } from '../../src/content/heroScreen';
import { screenPictures } from '../../src/content/screenPictures';
import { inSiteColors } from './siteColors';

/** What makes share pictures shows no WebP within a drawing. */
const window = (await sharp(`public${heroScreen.still.webp}`).png().toBuffer()).toString('base64');

function layer(name: string): string {
  const file = `src/sections/home/hero/${name}.svg`;
  return inSiteColors(readFileSync(file, 'utf8'), file);
}

/** The home page's drawing with a customer's product in its window, for 630 × 630 pixels. */
export function homeDrawing(): string {
  const { width, height } = screenPictures.card;
  const shown = 576;
  const picture = `<image x="24" y="176" width="${shown}" height="${(shown * height) / width}" href="data:image/png;base64,${window}"/>`;
  return `<g transform="translate(15 45)">${layer('plan')}${layer('blocks')}${picture}</g>`;
}
