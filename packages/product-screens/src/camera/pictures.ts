type File = readonly [type: 'avif' | 'webp', width: number, kilobytes: number];

const picture = (width: number, height: number, ...all: readonly File[]) => ({
  width,
  height,
  files: all.map(([type, pixels, kilobytes]) => ({ type, width: pixels, limit: kilobytes * 1024 })),
});

/**
 * The pictures of every screen by name: CSS size, and files with their width in pixels and the bytes that they may have. The largest WebP represents
 * browsers without AVIF. A file's name is `<slug>-<screen>-<picture>-<width>.<type>`.
 */
export const pictures = {
  whole: picture(1280, 800, ['avif', 1920, 60], ['avif', 1280, 45], ['webp', 1280, 60]),
  slab: picture(800, 550, ['avif', 1600, 50], ['avif', 800, 28], ['webp', 800, 40]),
  phone: picture(390, 480, ['avif', 780, 24], ['webp', 780, 34]),
  card: picture(400, 260, ['avif', 800, 16], ['webp', 800, 16]),
  hero: picture(720, 516, ['avif', 1440, 45], ['avif', 720, 25], ['webp', 1440, 45]),
  cover: picture(1000, 600, ['avif', 1600, 45], ['avif', 800, 20], ['webp', 1600, 45]),
};

export type PictureName = keyof typeof pictures;
