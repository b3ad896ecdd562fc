/** A picture of a screen as the site shows it: its CSS size, and its files, each with its width in pixels and the bytes that it may have. */
interface Picture {
  width: number;
  height: number;
  files: readonly { type: 'avif' | 'webp'; width: number; limit: number }[];
}

const kilobytes = (count: number) => count * 1024;

/** The pictures of every screen by name; the largest WebP stands for browsers without AVIF. A file's name is `<slug>-<screen>-<picture>-<width>.<type>`. */
export const pictures = {
  whole: {
    width: 1280,
    height: 800,
    files: [
      { type: 'avif', width: 1920, limit: kilobytes(60) },
      { type: 'avif', width: 1280, limit: kilobytes(45) },
      { type: 'webp', width: 1280, limit: kilobytes(60) },
    ],
  },
  card: {
    width: 720,
    height: 432,
    files: [
      { type: 'avif', width: 1440, limit: kilobytes(45) },
      { type: 'avif', width: 720, limit: kilobytes(20) },
      { type: 'webp', width: 1440, limit: kilobytes(45) },
    ],
  },
  small: {
    width: 360,
    height: 216,
    files: [
      { type: 'avif', width: 720, limit: kilobytes(12) },
      { type: 'webp', width: 720, limit: kilobytes(12) },
    ],
  },
  cover: {
    width: 1000,
    height: 600,
    files: [
      { type: 'avif', width: 1600, limit: kilobytes(45) },
      { type: 'avif', width: 800, limit: kilobytes(20) },
      { type: 'webp', width: 1600, limit: kilobytes(45) },
    ],
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
