import { brandColors, brandPath } from '../../../../src/theme/brand';

/** Draws the mark to fill a square of 32, in the colors of the reader's scheme. */
export function faviconSvg(): string {
  const { light, dark } = brandColors;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>' +
    `.first{fill:${light.first}}.second{fill:${light.second}}` +
    `@media (prefers-color-scheme:dark){.first{fill:${dark.first}}.second{fill:${dark.second}}}` +
    `</style><path class="first" d="${brandPath('first', 10, 1)}"/><path class="second" d="${brandPath('second', 10, 1)}"/></svg>\n`
  );
}

/**
 * Draws the mark in its light colors for a picture of `size` pixels: blocks of `side` pixels with `gap` pixels between
 * them, in the middle of the ground (none if left out). Whole pixels keep every edge sharp.
 */
export function markSvg(size: number, side: number, gap: number, groundColor?: string): string {
  const margin = (size - 3 * side - 2 * gap) / 2;
  const ground = groundColor === undefined ? '' : `<rect width="${size}" height="${size}" fill="${groundColor}"/>`;
  const { first, second } = brandColors.light;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}` +
    `<path fill="${first}" d="${brandPath('first', side, gap, margin)}"/><path fill="${second}" d="${brandPath('second', side, gap, margin)}"/></svg>`
  );
}
