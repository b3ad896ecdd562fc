import { readFileSync } from 'node:fs';
import type { ServiceSlug } from '../../src/content/serviceSlugs';
import { type HeroColor, heroArtColors } from '../../src/theme/heroArtColors';
import { colors as paper } from '../../src/theme/palette';
import { blockShapes } from '../../src/components/art/blockShapes';
import { compositionOf, type Crop, type Detail, placesAround } from '../../src/components/art/serviceArtCells';
import { serviceArtTones } from '../../src/components/art/serviceArtTones';
import { drawingSide } from './pageDrawing';

const colors = heroArtColors.light;

const block = 190;
const margin = (drawingSide - 3 * block) / 2;
const whole: Crop = [-6, -6, 76];

const gridLines = [0, 1, 2, 3]
  .map((at) => {
    const end = drawingSide - margin;
    return `M${at * block} ${-margin}V${end}M${-margin} ${at * block}H${end}`;
  })
  .join('');

/** Blueprint lines between and around the blocks. */
const grid = `<path stroke="${colors['--hero-line']}" stroke-width="2" stroke-dasharray="6 5" stroke-linecap="butt" d="${gridLines}"/>`;

function path(color: HeroColor, d: string): string {
  return `<path fill="${colors[color]}" fill-rule="evenodd" d="${d}"/>`;
}

/** The shapes of a service's glyph, by their ids. */
function glyphOf(slug: ServiceSlug): Partial<Record<string, string>> {
  const text = readFileSync(`src/components/art/glyphs/${slug}.svg`, 'utf8');
  return Object.fromEntries([...text.matchAll(/ id="(\w+)"[^>]* d="([^"]+)"/g)].map(([, id, d]) => [id, d]));
}

/** A square of the service's glyph in the colors of a tone. */
function magnified(slug: ServiceSlug, [x, y, width]: Crop, tone: Detail['tone'], size: number): string {
  const { ink, second, over } = serviceArtTones[tone];
  const { soft = '', solid = '', over: lying = '' } = glyphOf(slug);
  const shapes = [path(second, soft), path(ink, solid), path(over, lying)].join('');
  return `<svg width="${size}" height="${size}" viewBox="${x} ${y} ${width} ${width}">${shapes}</svg>`;
}

function background(tone: Detail['tone'], size: number): string {
  return `<rect width="${size}" height="${size}" fill="${colors[serviceArtTones[tone].background]}"/>`;
}

function blockOf(slug: ServiceSlug, { crop, shape, tone, turn }: Detail): string {
  const figure =
    shape === undefined
      ? magnified(slug, crop, tone, block)
      : `<svg width="${block}" height="${block}" viewBox="0 0 64 64">${path(serviceArtTones[tone].ink, blockShapes[shape])}</svg>`;
  return `${background(tone, block)}<g transform="rotate(${(turn ?? 0) * 90} ${block / 2} ${block / 2})">${figure}</g>`;
}

/** A service in nine blocks, as its page shows it (ServiceArt), for 630 × 630 pixels. */
export function serviceDrawing(slug: ServiceSlug): string {
  const { corner, tone, details } = compositionOf(slug);
  const [column, row] = corner;
  const at = (x: number, y: number, drawing: string) =>
    `<g transform="translate(${x * block} ${y * block})">${drawing}</g>`;
  const around = placesAround(corner).map(([x, y], index) => {
    const detail = details[index];
    return detail === undefined ? '' : at(x, y, blockOf(slug, detail));
  });
  const sign = at(column, row, background(tone, 2 * block) + magnified(slug, whole, tone, 2 * block));
  return [
    `<rect width="${drawingSide}" height="${drawingSide}" fill="${paper.background.light}"/>`,
    `<g transform="translate(${margin} ${margin})">${grid}${sign}${around.join('')}</g>`,
  ].join('');
}
