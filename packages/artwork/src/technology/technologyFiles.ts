import sharp from 'sharp';
import { technologies, type TechnologyKey } from '../../../../src/content/technologies';
import { technologyPaths } from './technologyPaths';

/** Side of the pictures in pixels: twice the size they are shown in. */
const side = 96;
const ink = '#14161d';

/** Draws every technology's mark in ink on nothing, as `public/images/tech/<key>.png`. */
export async function technologyFiles(): Promise<{ path: string; bytes: Uint8Array }[]> {
  return Promise.all(
    (Object.keys(technologies) as TechnologyKey[]).map(async (key) => {
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 24 24"><path fill="${ink}" d="${technologyPaths[key]}"/></svg>`;
      const bytes = await sharp(Buffer.from(drawing))
        .png({ compressionLevel: 9, palette: true, quality: 90, effort: 10 })
        .toBuffer();
      return { path: `public/images/tech/${key}.png`, bytes };
    }),
  );
}
