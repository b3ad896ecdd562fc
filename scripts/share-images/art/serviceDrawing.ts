import type { ServiceSlug } from '../../../src/content/serviceSlugs';
import { type HeroColor, heroArtColors } from '../../../src/theme/heroArtColors';
import { colors as paper } from '../../../src/theme/palette';
import { serviceGlyphs } from '../../../src/components/art/serviceGlyphs';
import { compositionOf, type Crop, placesAround } from '../../../src/components/art/serviceArtCells';
import { serviceArtTones } from '../../../src/components/art/serviceArtTones';
import { line, placed, rect, stack } from '../../../packages/artwork/src/covers/shapes';

const colors = heroArtColors.light;

const block = 190;
const margin = (630 - 3 * block) / 2;
const whole: Crop = [-6, -6, 76];

/** Blueprint lines between and around the blocks. */
const grid = `<g stroke-linecap="butt">${line(
  colors['--hero-line'],
  2,
  [0, 1, 2, 3]
    .map((at) => `M${at * block} ${-margin}V${630 - margin}M${-margin} ${at * block}H${630 - margin}`)
    .join(''),
  '6 5',
)}</g>`;

interface Magnified {
  crop: Crop;
  tone: keyof typeof serviceArtTones;
  /** Blocks along a side. */
  side: 1 | 2;
  turn?: number;
}

function magnified(slug: ServiceSlug, { crop: [x, y, width], tone, side, turn = 0 }: Magnified): string {
  const { ground, ink, second } = serviceArtTones[tone];
  const size = side * block;
  const { soft, solid } = serviceGlyphs[slug];
  const path = (color: HeroColor, d: string) => `<path fill="${colors[color]}" fill-rule="evenodd" d="${d}"/>`;
  const box = `width="${size}" height="${size}" viewBox="${x} ${y} ${width} ${width}"`;
  return stack(
    ground === null ? '' : rect(colors[ground], [0, 0, size, size]),
    `<g transform="rotate(${turn * 90} ${size / 2} ${size / 2})"><svg ${box}>${path(second, soft)}${path(ink, solid)}</svg></g>`,
  );
}

/** A service in nine blocks, as its page shows it (ServiceArt), for 630 × 630 pixels. */
export function serviceDrawing(slug: ServiceSlug): string {
  const { corner, tone, details } = compositionOf(slug);
  const [column, row] = corner;
  const around = placesAround(corner).map(([x, y], index) => {
    const detail = details[index];
    return detail === undefined ? '' : placed(x * block, y * block, magnified(slug, { ...detail, side: 1 }));
  });
  const sign = placed(column * block, row * block, magnified(slug, { crop: whole, tone, side: 2 }));
  return stack(rect(paper.background.light, [0, 0, 630, 630]), placed(margin, margin, stack(grid, sign, ...around)));
}
