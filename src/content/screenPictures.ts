/**
 * The formats of pictures of a product's screen: the size in CSS pixels, and the widths of the files in pixels. Each format has its own layout of
 * the product, so its words are readable; `cover` shows a part of `whole` on a background.
 */
export const screenPictures = {
  whole: { width: 1280, height: 800, avif: [1280, 1920], webp: 1280 },
  slab: { width: 800, height: 550, avif: [800, 1600], webp: 800 },
  phone: { width: 390, height: 480, avif: [780], webp: 780 },
  card: { width: 400, height: 260, avif: [800], webp: 800 },
  hero: { width: 720, height: 516, avif: [720, 1440], webp: 1440 },
  cover: { width: 1000, height: 600, avif: [800, 1600], webp: 1600 },
} as const;

export type ScreenPicture = keyof typeof screenPictures;

/** The addresses of a screen's picture: AVIF files as a `srcset`, and one WebP file for browsers without AVIF. */
export function screenPictureURLs(
  slug: string,
  screen: string,
  picture: ScreenPicture,
): { avif: string; webp: string } {
  const { avif, webp } = screenPictures[picture];
  const start = `/images/screens/${slug}-${screen}-${picture}`;
  return { avif: avif.map((width) => `${start}-${width}.avif ${width}w`).join(', '), webp: `${start}-${webp}.webp` };
}

/** The addresses of all files of a picture. */
export function filesOfPicture({ avif, webp }: { avif: string; webp: string }): string[] {
  return [...avif.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''), webp];
}
