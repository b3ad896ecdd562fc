import { digits } from './digits';
import { shape, type Point } from './shapes';

/**
 * Writes a number in the site's face, `size` units to the em, with the middle of its digits at the height `y` and its start, middle or end
 * at `x`; an empty text draws nothing. Numbers are what a drawing may write: they read the same in every language of the site. Throws where a
 * sign has no outline.
 */
export function numeral(
  color: string,
  size: number,
  [x, y]: Point,
  text: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  if (text === '') return '';
  const scale = size / 100;
  let width = 0;
  const signs = Array.from(text, (sign) => {
    const [advance, path] = digits[sign] ?? [0, undefined];
    if (path === undefined) throw new Error(`packages/artwork/src/drawing/digits.ts has no outline of “${sign}”`);
    const drawn =
      width === 0
        ? shape(color, path)
        : `<g transform="translate(${Number(width.toFixed(1))})">${shape(color, path)}</g>`;
    width += advance;
    return drawn;
  });
  const back = { start: 0, middle: 0.5, end: 1 }[anchor] * width * scale;
  const place = [x - back, y + 35 * scale].map((value) => Number(value.toFixed(2))).join(' ');
  return `<g transform="translate(${place}) scale(${scale})">${signs.join('')}</g>`;
}

/** Writes numbers of one color and one size, each at its own place: an axis, the counts of a list. */
export function numerals(
  color: string,
  size: number,
  numbers: readonly (readonly [x: number, y: number, text: string])[],
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return numbers.map(([x, y, text]) => numeral(color, size, [x, y], text, anchor)).join('');
}
