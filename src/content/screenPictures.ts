/**
 * The pictures of a photographed screen (packages/product-screens) by what they show: their size in CSS pixels, and the widths of their files
 * in pixels. `whole` is 16:10, the others, which show a part of it in larger type, are 5:3.
 */
const screenPictures = {
  whole: { width: 1280, height: 800, avif: [1280, 1920], webp: 1280 },
  card: { width: 720, height: 432, avif: [720, 1440], webp: 1440 },
  small: { width: 360, height: 216, avif: [720], webp: 720 },
  cover: { width: 1000, height: 600, avif: [800, 1600], webp: 1600 },
} as const;

export type ScreenPicture = keyof typeof screenPictures;

/** The address of a file of a screen's picture, from `/`. */
function screenPictureURL(
  slug: string,
  screen: string,
  picture: ScreenPicture,
  file: `${number}.${'avif' | 'webp'}`,
): string {
  return `/images/screens/${slug}-${screen}-${picture}-${file}`;
}

/** The addresses of all files of a screen's picture. */
export function screenPictureFiles(slug: string, screen: string, picture: ScreenPicture): string[] {
  const { avif, webp } = screenPictures[picture];
  const files = [...avif.map((width) => `${width}.avif` as const), `${webp}.webp` as const];
  return files.map((file) => screenPictureURL(slug, screen, picture, file));
}
