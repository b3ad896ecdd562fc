import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { team } from '../../src/content/team';
import { portraitFile } from '../pictures/portraitFile';
import { drawingSide, signDrawing } from './pageDrawing';

const side = drawingSide / 3;

/** At most nine pictures in three rows; `pictureAt` gives one with its top left corner at a place. */
function tiles(pictures: readonly ((x: number, y: number) => string)[]): string {
  return pictures
    .slice(0, 9)
    .map((pictureAt, at) => pictureAt(side * (at % 3), side * Math.floor(at / 3)))
    .join('');
}

/** The signs of nine case studies, for 630 × 630 pixels. */
export function caseStudiesDrawing(): string {
  return tiles(caseStudySlugs.map((slug) => (x, y) => signDrawing(slug, x, y, side)));
}

/** What makes share pictures shows no WebP within a drawing. */
const portraits = await Promise.all(
  team
    .map(({ id }) => `public/${portraitFile(id, 384, 'webp')}`)
    .filter((file) => existsSync(file))
    .slice(0, 9)
    .map(async (file) => (await sharp(file).resize(side).png().toBuffer()).toString('base64')),
);

/** Nine people of the team, for 630 × 630 pixels. */
export function teamDrawing(): string {
  return tiles(
    portraits.map(
      (png) => (x, y) =>
        `<image x="${x}" y="${y}" width="${side}" height="${side}" href="data:image/png;base64,${png}"/>`,
    ),
  );
}
