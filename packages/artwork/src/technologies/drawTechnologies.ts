import sharp from 'sharp';
import type { DrawnFile } from '../drawnFile';
import type { SiteFacts } from '../siteFacts';
import { technologyPaths } from './technologyPaths';

/** Side of the pictures in pixels: twice the size they are shown in. */
const side = 96;

/** Draws every technology's mark in ink on nothing: `public/images/tech/<key>.png`. Throws where a technology has no mark. */
export async function drawTechnologies({ colors, technologies }: SiteFacts): Promise<DrawnFile[]> {
  return Promise.all(
    technologies.map(async (key) => {
      const path = technologyPaths[key];
      if (path === undefined) throw new Error(`packages/artwork/src/technologies: there is no mark of ${key}`);
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 24 24"><path fill="${colors.text.light}" d="${path}"/></svg>`;
      const bytes = await sharp(Buffer.from(drawing))
        .png({ compressionLevel: 9, palette: true, quality: 90, effort: 10 })
        .toBuffer();
      return { path: `public/images/tech/${key}.png`, bytes };
    }),
  );
}
