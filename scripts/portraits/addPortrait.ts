import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../programs/command';
import sharp from 'sharp';
import { neededMedia } from '../checks/media';
import { siteRecords } from '../checks/records';
import { portraitFile, portraitSizes } from '../pictures/portraitFile';

/** The ids that records ask a portrait of: the team, authors of case studies, and who says a quote. */
export function portraitIds(): string[] {
  const ids = neededMedia(siteRecords).flatMap(
    ({ file }) => /^images\/portraits\/(.+)-\d+\.\w+$/.exec(file)?.[1] ?? [],
  );
  return [...new Set(ids)].toSorted();
}

/** How each format is written: small, with no difference that an eye sees at these widths. */
const formats = { avif: { quality: 60, effort: 4 }, webp: { quality: 82, effort: 6 } } as const;

/**
 * Writes a person's photo in every width and format that the site asks for, below `folder`, and resolves with the files' names. The picture
 * is cut to the square where something is seen, and turned as the camera says; what else the camera wrote into it, such as the place, is
 * left out. Throws a UsageError for a file that is no picture, or one that is too small.
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
