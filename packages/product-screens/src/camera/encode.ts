import sharp from 'sharp';

const qualities = [58, 52, 46, 40, 34, 28] as const;

/** A PNG as AVIF or WebP of a width in pixels, in the best of a few qualities whose bytes are within the limit. An error where none is. */
export async function encode(
  png: Buffer,
  file: { type: 'avif' | 'webp'; width: number; limit: number },
): Promise<Buffer> {
  const picture = sharp(png).resize(file.width, null, { kernel: 'lanczos3' });
  for (const quality of qualities) {
    const encoded =
      file.type === 'avif'
        ? picture.clone().avif({ quality, effort: 4, chromaSubsampling: '4:4:4' })
        : picture.clone().webp({ quality: quality + 26, effort: 5, smartSubsample: true });
    const bytes = await encoded.toBuffer();
    if (bytes.length <= file.limit) return bytes;
  }
  throw new Error(`no ${file.type} of ${file.width} px within ${file.limit} bytes: show less, or a smaller part`);
}
