import type { TextFile } from '../textFile';
import { wordmarkDrawings } from './wordmarks';

/** Draws the customers' wordmarks into one SVG file, shown with `<use href="/images/wordmarks.svg#name">`. */
export function wordmarksFile(): TextFile {
  const symbols = Object.entries(wordmarkDrawings).map(
    ([name, { width, height, body }]) => `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>`,
  );
  const text = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  return { path: 'images/wordmarks.svg', text };
}
