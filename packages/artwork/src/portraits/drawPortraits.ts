import sharp from 'sharp';
import type { DrawnFile } from '../drawnFile';
import { rampNamed, type SiteFacts } from '../siteFacts';
import { people } from './people';
import { portrait } from './portrait';

/** The widths, in pixels, that every portrait is kept in. */
const portraitWidths = [96, 192, 384] as const;

/** Draws everybody's portrait in every width as AVIF and WebP: `public/images/portraits/<id>-<width>.<format>`. */
export async function drawPortraits(site: SiteFacts): Promise<DrawnFile[]> {
  const wanted = Object.entries(people).flatMap(([id, look]) => portraitWidths.map((width) => ({ id, look, width })));
  const files = await Promise.all(
    wanted.map(async ({ id, look, width }) => {
      const picture = sharp(Buffer.from(portrait(look, rampNamed(site, look.accent), width)));
      const path = `public/images/portraits/${id}-${width}`;
      const [avif, webp] = await Promise.all([
        picture.clone().avif({ quality: 60, effort: 4 }).toBuffer(),
        picture.clone().webp({ quality: 82, effort: 6 }).toBuffer(),
      ]);
      return [
        { path: `${path}.avif`, bytes: avif },
        { path: `${path}.webp`, bytes: webp },
      ];
    }),
  );
  return files.flat();
}
