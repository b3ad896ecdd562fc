/** The widths, in pixels, and formats in which the site shows a portrait: WebP is for browsers without AVIF. */
export const portraitSizes = [
  { width: 96, type: 'avif' },
  { width: 192, type: 'avif' },
  { width: 384, type: 'avif' },
  { width: 384, type: 'webp' },
] as const;

/** The path of a portrait of a width and format below public/. */
export function portraitFile(id: string, { width, type }: (typeof portraitSizes)[number]): string {
  return `images/portraits/${id}-${width}.${type}`;
}
