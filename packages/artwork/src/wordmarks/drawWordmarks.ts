import { type DrawnFile, textFile } from '../drawnFile';
import type { SiteFacts } from '../siteFacts';
import { glyphs } from './glyphs';
import { lettering } from './letters';
import { outline } from './paths';

function symbol(name: string, width: number): string {
  const [glyph, letters] = [glyphs[name], lettering[name]];
  if (glyph === undefined || letters === undefined)
    throw new Error(`packages/artwork/src/wordmarks: ${name} has no ${glyph === undefined ? 'glyph' : 'letters'}`);
  return `<symbol id="${name}" viewBox="0 0 ${width} 32">${glyph}${outline(letters)}</symbol>`;
}

/**
 * Draws the wordmarks of three sample customers, a glyph and the name beside it, into one file, `public/images/wordmarks.svg`,
 * of which pages show parts with `<use href="/images/wordmarks.svg#name">`. Throws where a name is not drawn.
 */
export function drawWordmarks({ wordmarkWidths }: SiteFacts): DrawnFile[] {
  const symbols = Object.entries(wordmarkWidths).map(([name, width]) => symbol(name, width));
  const text = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  return [textFile('public/images/wordmarks.svg', text)];
}
