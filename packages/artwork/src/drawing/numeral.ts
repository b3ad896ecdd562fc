import { digits } from './digits';
import { letters } from './letters';
import { shape, type Point } from './shapes';

type Anchor = 'start' | 'middle' | 'end';
type Outlines = Readonly<Record<string, readonly [advance: number, path: string]>>;

function written(outlines: Outlines, color: string, size: number, [x, y]: Point, text: string, anchor: Anchor): string {
  if (text === '') return '';
  const scale = size / 100;
  let width = 0;
  const signs = Array.from(text, (sign) => {
    const [advance, path] = outlines[sign] ?? [0, undefined];
    if (path === undefined) throw new Error(`packages/artwork/src/drawing has no outline of “${sign}” in “${text}”`);
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

/**
 * Writes a number in the site's face, `size` units to the em, with the middle of its digits at the height `y` and its start, middle or end
 * at `x`; an empty text draws nothing. Numbers read the same in every language of the site. Throws where a sign has no outline.
 */
export function numeral(color: string, size: number, at: Point, text: string, anchor: Anchor = 'start'): string {
  return written(digits, color, size, at, text, anchor);
}

/** Writes what is code or a name, and therefore the same in every language of the site: a domain, a variable, a card's key, a person. */
export function code(color: string, size: number, at: Point, text: string, anchor: Anchor = 'start'): string {
  return written({ ...digits, ...letters }, color, size, at, text, anchor);
}

/** Writes numbers of one color and one size, each at its own place: an axis, the counts of a list. */
export function numerals(
  color: string,
  size: number,
  numbers: readonly (readonly [x: number, y: number, text: string])[],
  anchor: Anchor = 'start',
): string {
  return numbers.map(([x, y, text]) => numeral(color, size, [x, y], text, anchor)).join('');
}
