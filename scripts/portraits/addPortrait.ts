import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../programs/command';
import sharp from 'sharp';
import { neededMedia } from '../checks/media';
import { siteRecords } from '../checks/records';
import { portraitFile, portraitSizes } from '../pictures/portraitFile';

/** The ids of people with a portrait: the team, the authors of case studies, and the speakers of quotes. */
export function portraitIds(): string[] {
  const ids = neededMedia(siteRecords).flatMap(
    ({ file }) => /^images\/portraits\/(.+)-\d+\.\w+$/.exec(file)?.[1] ?? [],
  );
  return [...new Set(ids)].toSorted();
}

/** The settings of each format: small files without a visible loss at these widths. */
const formats = { avif: { quality: 60, effort: 4 }, webp: { quality: 82, effort: 6 } } as const;

/**
 * Writes a person's photo in all widths and formats of the site below `folder`, and resolves with the names of the files. It cuts out the most
 * interesting square, and rotates the picture by the camera's data. Other data of the camera, such as the place, is removed. Throws a
 * UsageError if the file is no picture or is too small.
 */
export async function addPortrait(id: string, photo: string, folder = 'public'): Promise<string[]> {
  const picture = sharp(photo).autoOrient();
  const { width, height } = await picture.metadata().catch((error: unknown) => {
    throw new UsageError(
      `${photo} is no picture that can be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const least = Math.max(...portraitSizes.map(({ width: side }) => side));
  if (Math.min(width, height) < least) {
    throw new UsageError(`${photo} has ${width} × ${height} pixels: a portrait needs ${least} × ${least}`);
  }
  const written = await Promise.all(
    portraitSizes.map(async (size) => {
      const square = picture.clone().resize(size.width, size.width, { fit: 'cover', position: 'attention' });
      const bytes = await square.toFormat(size.type, formats[size.type]).toBuffer();
      return { name: path.join(folder, portraitFile(id, size)), bytes };
    }),
  );
  for (const { name, bytes } of written) {
    mkdirSync(path.dirname(name), { recursive: true });
    writeFileSync(name, bytes);
  }
  return written.map(({ name }) => name);
}
