import { existsSync, readFileSync } from 'node:fs';
import { brandColors, brandPath } from '../../src/theme/brand';
import { inSiteColors } from './siteColors';

/** Pixels of a drawing's side: the height of a share picture. */
export const drawingSide = 630;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file}: is missing (put the file there)`, { cause: error });
  }
}

/** The agency's mark, as large as it gets. */
function markDrawing(): string {
  const parts = ['first', 'second'] as const;
  return parts.map((part) => `<path fill="${brandColors.light[part]}" d="${brandPath(part, 186, 12, 24)}"/>`).join('');
}

/** The drawing of a page's share picture, named like the page, in the site's colors; for a page without one the agency's mark. */
export function pageDrawing(page: string): string {
  const file = `scripts/share-images/drawings/${page}.svg`;
  return existsSync(file) ? inSiteColors(read(file), file) : markDrawing();
}

/** A drawing that follows the reader's color scheme, in its light colors only: what makes the pictures knows no `light-dark()`. */
function inLight(drawing: string): string {
  const light = new Map(
    Array.from(drawing.matchAll(/(--\w+):light-dark\(([^,]+),/g), ([, name, color]) => [name, color]),
  );
  return drawing
    .replace(/<style>.*<\/style>/, '')
    .replace(/var\((--\w+)\)/g, (_, name: string) => light.get(name) ?? '');
}

/** The square cover of a case study, as large as a share picture shows it. Throws where there is none. */
export function coverDrawing(slug: string): string {
  const cover = inLight(read(`public/images/covers/${slug}-square.svg`));
  return `<svg width="${drawingSide}" height="${drawingSide}" viewBox="0 0 300 300">${cover}</svg>`;
}
