import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { screenPictures, type ScreenPicture } from '../../src/content/screenPictures';
import { UsageError } from '../programs/command';

/** The size of a screenshot, which has two pixels for each pixel of its picture. */
const doubled = ({ width, height }: { width: number; height: number }) => ({ width: width * 2, height: height * 2 });

/** The part in the middle of the whole screen, for a picture without its own screenshot. */
function middleOf(size: { width: number; height: number }) {
  const whole = doubled(screenPictures.whole);
  const part = doubled(size);
  return { left: (whole.width - part.width) / 2, top: (whole.height - part.height) / 2, ...part };
}

/** Whether a text is the name of a picture of a screen. */
export function isScreenPicture(text: string): text is ScreenPicture {
  return Object.hasOwn(screenPictures, text);
}

/**
 * Writes all pictures of a screen below `folder`, and resolves with the names of the files. `name` is `<slug>-<screen>`. A picture without its own
 * screenshot is cut from the middle of `whole`. Throws a UsageError if a screenshot is too small.
 */
export async function addScreen(
  name: string,
  screenshots: Partial<Record<ScreenPicture, string>> & { whole: string },
  folder = 'public/images/screens',
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const [picture, { avif, webp, ...size }] of Object.entries(screenPictures)) {
    const own = isScreenPicture(picture) ? screenshots[picture] : undefined;
    const file = own ?? screenshots.whole;
    const needed = doubled(own === undefined ? screenPictures.whole : size);
    const { width, height } = await sharp(file).metadata();
    if (width < needed.width || height < needed.height) {
      throw new UsageError(`${file} has ${width} × ${height} pixels; it needs ${needed.width} × ${needed.height}`);
    }
    const whole = sharp(file).resize({ ...needed, position: 'top' });
    const png = await (own === undefined ? whole.extract(middleOf(size)) : whole).png().toBuffer();
    const write = async (pixels: number, type: 'avif' | 'webp', options: object) => {
      const to = path.join(folder, `${name}-${picture}-${pixels}.${type}`);
      const bytes = await sharp(png).resize(pixels, null, { kernel: 'lanczos3' }).toFormat(type, options).toBuffer();
      writeFileSync(to, bytes);
      files.push(to);
    };
    for (const pixels of avif) await write(pixels, 'avif', { quality: 50, effort: 4, chromaSubsampling: '4:4:4' });
    await write(webp, 'webp', { quality: 76, effort: 5, smartSubsample: true });
  }
  return files;
}
