import sharp from 'sharp';

/** How far two pictures differ: the share of pixels, from 0 to 1, and the later picture in gray with those pixels in red, as JPEG. */
export interface PictureDifference {
  share: number;
  marked: Buffer;
}

/** Of 255. What JPEG makes of the same pixels beside others lies below it. */
const threshold = 32;

/** The bytes of a picture, four for each pixel, on a transparent sheet of a size. */
async function pixelsOn(file: string, sheet: { width: number; height: number }): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const room = {
    right: sheet.width - width,
    bottom: sheet.height - height,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  };
  return sharp(file).ensureAlpha().extend(room).raw().toBuffer();
}

/** Compares two pictures pixel by pixel from their upper left corners; what only one of them has is different. */
export async function pictureDifference(beforeFile: string, afterFile: string): Promise<PictureDifference> {
  const sizes = await Promise.all([beforeFile, afterFile].map((file) => sharp(file).metadata()));
  const sheet = {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
  const [before, after] = await Promise.all([pixelsOn(beforeFile, sheet), pixelsOn(afterFile, sheet)]);
  const marked = Buffer.alloc(sheet.width * sheet.height * 3);
  const apart = (place: number) => Math.abs((before[place] ?? 0) - (after[place] ?? 0));
  let count = 0;
  for (let from = 0, to = 0; from < after.length; from += 4, to += 3) {
    if (Math.max(apart(from), apart(from + 1), apart(from + 2), apart(from + 3)) > threshold) {
      count += 1;
      marked[to] = 220;
      marked[to + 2] = 40;
    } else {
      // Pale, so that the red is seen.
      const gray = 170 + ((after[from] ?? 0) + (after[from + 1] ?? 0) + (after[from + 2] ?? 0)) / 9;
      marked.fill(gray, to, to + 3);
    }
  }
  return {
    share: count / (sheet.width * sheet.height),
    marked: await sharp(marked, { raw: { ...sheet, channels: 3 } })
      .jpeg({ quality: 70 })
      .toBuffer(),
  };
}
