/** The widths, in pixels, and formats in which the site shows a portrait. */
export const portraitWidths = [96, 192, 384] as const;
export const portraitTypes = ['avif', 'webp'] as const;

/** The path of a portrait of a width and format below public/. */
export function portraitFile(id: string, width: number, type: string): string {
  return `images/portraits/${id}-${width}.${type}`;
}
