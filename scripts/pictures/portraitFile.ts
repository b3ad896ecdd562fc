/** The widths in pixels and the formats of a portrait. WebP is for browsers without AVIF. */
export const portraitSizes = [
  { width: 96, type: 'avif' },
  { width: 192, type: 'avif' },
  { width: 384, type: 'avif' },
  { width: 384, type: 'webp' },
] as const;

/** The path of a portrait below public/. */
export function portraitFile(id: string, { width, type }: (typeof portraitSizes)[number]): string {
  return `images/portraits/${id}-${width}.${type}`;
}
