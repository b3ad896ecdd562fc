import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { figures } from '../../src/content/figures';
import { heroScreen } from '../../src/content/heroScreen';
import { screenPictures } from '../../src/content/screenPictures';
import type { ServiceSlug } from '../../src/content/serviceSlugs';
import { team } from '../../src/content/team';
import { type Locale, localeFacts } from '../../src/i18n/locales';
import { colors } from '../../src/theme/palette';
import { markAt } from '../pictures/mark';
import { portraitFile } from '../pictures/portraitFile';
import { shareFonts } from './fonts';
import { inSiteColors } from '../pictures/siteColors';
import { textBlock } from './textBlock';

/** The side of a drawing in pixels: the height of a share picture. */
export const drawingSide = 630;
const tile = drawingSide / 3;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file}: is missing (put the file there)`, { cause: error });
  }
}

/** A picture as a data URL of a PNG: librsvg, which draws share pictures, does not show WebP in an SVG. */
async function pngOf(file: string, side?: number): Promise<string> {
  const png = await sharp(file).resize(side).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const image = (x: number, y: number, width: number, height: number, href: string) =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${href}"/>`;

/** The drawing of a page's share picture, from a file with the page's name; a page without such a file shows the agency's mark. */
export function pageDrawing(page: string): string {
  const file = `scripts/share-images/drawings/${page}.svg`;
  return existsSync(file) ? inSiteColors(read(file), file) : markAt(24, 24, drawingSide - 48);
}

/** The sign of a case study; `x` and `y` are its top left corner. Throws if the file is missing. */
export function signDrawing(slug: string, x: number, y: number, side: number): string {
  const sign = read(`public/images/covers/${slug}-glyph.svg`);
  return sign.replace(/ width="\d+" height="\d+"/, ` x="${x}" y="${y}" width="${side}" height="${side}"`);
}

/** The glyph of a service, large on a pale background. */
export function serviceDrawing(slug: ServiceSlug): string {
  const glyph = read(`src/components/art/glyphs/${slug}.svg`)
    .replace(/ width="\d+" height="\d+"/, ` x="95" y="95" width="440" height="440" color="${colors.primary.light}"`)
    .replace(/var\(--icon-2, currentColor\)/g, colors.secondary.light)
    .replace(/var\(--icon-2-opacity, \.3\)/g, '1')
    .replace(/var\(--icon-3, [^)]*\)/g, colors.primarySoft.light);
  return `<rect width="${drawingSide}" height="${drawingSide}" fill="${colors.primarySoft.light}"/>${glyph}`;
}

const product = await pngOf(`public${heroScreen.still.webp}`);

/** The home page's drawing: a plan, a shape and a color above a customer's product. */
export function homeDrawing(): string {
  const { width, height } = screenPictures.hero;
  const productHeight = Math.round((drawingSide * height) / width);
  const blockHeight = drawingSide - productHeight;
  const file = 'src/sections/home/heroBlocks.svg';
  const place = `width="${2 * tile}" height="${blockHeight}" preserveAspectRatio="xMidYMid slice"`;
  const blocks = inSiteColors(read(file), file).replace('width="480" height="240"', place);
  const color = `<rect x="${2 * tile}" width="${tile}" height="${blockHeight}" fill="${colors.secondary.light}"/>`;
  return `${blocks}${color}${image(0, blockHeight, drawingSide, productHeight, product)}`;
}

/** The referral's drawing with the commission on it, in the number format of the locale. */
export function rewardDrawing(locale: Locale): string {
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(figures.referralShare.value);
  const letters = { fonts: shareFonts(600), tracking: -0.05, direction: localeFacts[locale].direction };
  // The figure is on a block of 420 × 420 pixels, four of the nine.
  const limits = { width: 372, height: 420, lines: 1, sizes: [240, 200, 160, 120], leading: 1 };
  const { size, lines } = textBlock(share, letters, limits);
  const [{ width, path } = { width: 0, path: '' }] = lines;
  const [x, y] = [(420 - width) / 2, 210 + size * 0.35];
  return `${pageDrawing('referral')}<path transform="translate(${x} ${y})" fill="${colors.text.light}" d="${path}"/>`;
}

/** At most nine pictures in three rows; `pictureAt` draws one at its top left corner. */
const tiles = <Item>(items: readonly Item[], pictureAt: (item: Item, x: number, y: number) => string) =>
  items
    .slice(0, 9)
    .map((item, at) => pictureAt(item, tile * (at % 3), tile * Math.floor(at / 3)))
    .join('');

/** The signs of nine case studies. */
export const caseStudiesDrawing = () => tiles(caseStudySlugs, (slug, x, y) => signDrawing(slug, x, y, tile));

const portraits = await Promise.all(
  team
    .map(({ id }) => `public/${portraitFile(id, { width: 384, type: 'webp' })}`)
    .filter((file) => existsSync(file))
    .slice(0, 9)
    .map((file) => pngOf(file, tile)),
);

/** Nine people of the team. */
export const teamDrawing = () => tiles(portraits, (href, x, y) => image(x, y, tile, tile, href));
