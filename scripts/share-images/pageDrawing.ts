import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pixels of a drawing's side: the height of a share picture. */
export const drawingSide = 630;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file}: is missing (npm run media draws pictures)`, { cause: error });
  }
}

/**
 * The drawing that was made for a page's share picture (`npm run media -- share`), named like the page; for one without a drawing of its
 * own, that of the not-found page, which is the agency's mark.
 */
export function pageDrawing(page: string): string {
  const fileOf = (name: string) => join(import.meta.dirname, 'drawings', `${name}.svg`);
  return read(existsSync(fileOf(page)) ? fileOf(page) : fileOf('notFound'));
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
