import type { SiteFacts } from '../siteFacts';

type Mark = SiteFacts['mark'];

/** Draws the mark to fill a square of 32, in the colors of the reader's scheme. */
export function faviconSvg({ colors: { light, dark }, path }: Mark): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>' +
    `.first{fill:${light.first}}.second{fill:${light.second}}` +
    `@media (prefers-color-scheme:dark){.first{fill:${dark.first}}.second{fill:${dark.second}}}` +
    `</style><path class="first" d="${path('first', 10, 1)}"/><path class="second" d="${path('second', 10, 1)}"/></svg>\n`
  );
}

interface MarkPicture {
  /** Pixels of the whole picture, of a block's side, and between two blocks. */
  readonly size: number;
  readonly side: number;
  readonly gap: number;
  /** Transparent if left out. */
  readonly backgroundColor?: string;
}

/** Draws the mark in its light colors in the middle of a square picture. Whole pixels keep every edge sharp. */
export function markSvg({ colors, path }: Mark, { size, side, gap, backgroundColor }: MarkPicture): string {
  const margin = (size - 3 * side - 2 * gap) / 2;
  const background =
    backgroundColor === undefined ? '' : `<rect width="${size}" height="${size}" fill="${backgroundColor}"/>`;
  const { first, second } = colors.light;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${background}` +
    `<path fill="${first}" d="${path('first', side, gap, margin)}"/><path fill="${second}" d="${path('second', side, gap, margin)}"/></svg>`
  );
}
