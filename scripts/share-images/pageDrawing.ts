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

/** The sign of a case study with its top left corner at a place. Throws where there is none. */
export function signDrawing(slug: string, x: number, y: number, side: number): string {
  const sign = read(`public/images/covers/${slug}-glyph.svg`);
  return sign.replace(/ width="\d+" height="\d+"/, ` x="${x}" y="${y}" width="${side}" height="${side}"`);
}
