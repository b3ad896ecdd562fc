import type { ServiceSlug } from '../../src/content/serviceSlugs';
import { type HeroColor, heroArtColors } from '../../src/theme/heroArtColors';
import { colors as paper } from '../../src/theme/palette';
import { serviceGlyphs } from '../../src/components/art/serviceGlyphs';
import { compositionOf, type Crop, placesAround } from '../../src/components/art/serviceArtCells';
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

interface Magnified {
  crop: Crop;
  tone: keyof typeof serviceArtTones;
  /** Blocks along a side. */
  side: 1 | 2;
  turn?: number;
}

function magnified(slug: ServiceSlug, { crop: [x, y, width], tone, side, turn = 0 }: Magnified): string {
  const { background, ink, second } = serviceArtTones[tone];
  const size = side * block;
  const { soft, solid } = serviceGlyphs[slug];
  const path = (color: HeroColor, d: string) => `<path fill="${colors[color]}" fill-rule="evenodd" d="${d}"/>`;
  const box = `width="${size}" height="${size}" viewBox="${x} ${y} ${width} ${width}"`;
  return [
    `<rect width="${size}" height="${size}" fill="${colors[background]}"/>`,
    `<g transform="rotate(${turn * 90} ${size / 2} ${size / 2})"><svg ${box}>${path(second, soft)}${path(ink, solid)}</svg></g>`,
  ].join('');
}

/** A service in nine blocks, as its page shows it (ServiceArt), for 630 × 630 pixels. */
export function serviceDrawing(slug: ServiceSlug): string {
  const { corner, tone, details } = compositionOf(slug);
  const [column, row] = corner;
  const at = (x: number, y: number, drawing: string) =>
    `<g transform="translate(${x * block} ${y * block})">${drawing}</g>`;
  const around = placesAround(corner).map(([x, y], index) => {
    const detail = details[index];
    return detail === undefined ? '' : at(x, y, magnified(slug, { ...detail, side: 1 }));
  });
  const sign = at(column, row, magnified(slug, { crop: whole, tone, side: 2 }));
  return [
    `<rect width="${drawingSide}" height="${drawingSide}" fill="${paper.background.light}"/>`,
    `<g transform="translate(${margin} ${margin})">${grid}${sign}${around.join('')}</g>`,
  ].join('');
}
