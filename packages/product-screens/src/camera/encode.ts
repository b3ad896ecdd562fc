import sharp from 'sharp';

interface File {
  type: 'avif' | 'webp';
  width: number;
  limit: number;
}

/** A PNG as AVIF or WebP of a width in pixels, in the best of a few qualities whose bytes are within the limit. An error where none is. */
export async function encode(png: Buffer, { type, width, limit }: File): Promise<Buffer> {
  for (const quality of [58, 52, 46, 40, 34, 28]) {
    const picture = sharp(png).resize(width, null, { kernel: 'lanczos3' });
    const avif = { quality, effort: 4, chromaSubsampling: '4:4:4' };
    const webp = { quality: quality + 26, effort: 5, smartSubsample: true };
    const bytes = await (type === 'avif' ? picture.avif(avif) : picture.webp(webp)).toBuffer();
    if (bytes.length <= limit) return bytes;
  }
  throw new Error(`no ${type} of ${width} px within ${limit} bytes: show less, or a smaller part`);
}
