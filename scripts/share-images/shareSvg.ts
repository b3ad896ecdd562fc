import { company } from '../../src/content/company';
import { markAt } from '../pictures/mark';
import { shareFonts } from './fonts';
import type { Direction } from './directionParts';
import { drawingSide } from './drawings';
import type { ShareLook } from './shareLook';
import { textBlock } from './textBlock';
import { textLine } from './textLine';

/** The size of every share picture in pixels: social networks show this size large. */
export const shareSize = { width: 1200, height: 630 } as const;

export interface ShareWords {
  heading: string;
  /** The customer of a case study. */
  customer: string | undefined;
}

/** The drawing is a square. The panel fills the rest, on the side where reading starts. */
const panel = { width: shareSize.width - drawingSide, start: 56, end: 40, top: 56, bottom: 56 };
const column = panel.width - panel.start - panel.end;
const markSide = 40;
const customerSize = 30;

const moved = (x: number, y: number, drawing: string) => `<g transform="translate(${x} ${y})">${drawing}</g>`;
const filled = (color: string, path: string) => `<path fill="${color}" d="${path}"/>`;

/**
 * A page's share picture: an SVG document of 1200 × 630 units with the words on a panel, the agency's mark and name at its foot,
 * and the drawing next to it. Throws if the words do not fit or no font has a letter.
 */
export function shareSvg({ heading, customer }: ShareWords, look: ShareLook, direction: Direction): string {
  const fonts = shareFonts(600);
  const isRtl = direction === 'rtl';
  // Letters of Arabic join, so the space between them cannot change.
  const tight = { fonts, tracking: isRtl ? 0 : -0.035, direction };
  const plain = { fonts, tracking: isRtl ? 0 : -0.02, direction };

  /** Moves a drawing to the start of the panel's column, or `inset` pixels from there. */
  const atStart = (y: number, width: number, drawing: string, inset = 0) =>
    moved(isRtl ? shareSize.width - panel.start - inset - width : panel.start + inset, y, drawing);
  const line = (text: string, size: number, y: number, inset = 0) => {
    const { width, path } = textLine(text, { ...plain, size });
    return atStart(y, width, filled(look.name, path), inset);
  };

  const headingTop = panel.top + (customer === undefined ? 0 : customerSize + 26);
  const foot = shareSize.height - panel.bottom;
  const block = textBlock(heading, tight, {
    width: column,
    height: foot - markSide - 36 - headingTop,
    lines: 5,
    sizes: [84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36],
    leading: 1.06,
  });
  const lines = block.lines.map(({ width, path }, at) =>
    // Capitals are 0.7 em high: their top is at the top of the column.
    atStart(headingTop + block.size * (0.7 + 1.06 * at), width, filled(look.heading, path)),
  );
  const { width, height } = shareSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<rect width="${width}" height="${height}" fill="${look.background}"/>`,
    moved(isRtl ? 0 : panel.width, 0, look.drawing),
    customer === undefined ? '' : line(customer, customerSize, panel.top + customerSize * 0.7),
    ...lines,
    atStart(foot - markSide, markSide, markAt(0, 0, markSide, look.mark)),
    line(company.name, 28, foot - markSide / 2 + 28 * 0.35, markSide + 16),
    '</svg>',
  ].join('');
}
