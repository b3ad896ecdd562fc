import { company } from '../../src/content/company';
import { brandPath } from '../../src/theme/brand';
import { placed, rect, shape, stack, svgDocument } from '../../packages/artwork/src/covers/shapes';
import { shareFonts } from './fonts';
import type { Direction } from './directionParts';
import type { ShareLook } from './shareLook';
import { textBlock } from './textBlock';
import { textLine } from './textLine';

/** What social networks show large; every share picture has it. */
export const shareSize = { width: 1200, height: 630 } as const;

export interface ShareWords {
  heading: string;
  /** Whose product a case study tells of. */
  customer: string | undefined;
}

/** The square of the drawing; the panel has the rest, on the side where reading starts. */
const square = shareSize.height;
const panel = { width: shareSize.width - square, start: 56, end: 40, top: 56, bottom: 56 };
const column = panel.width - panel.start - panel.end;
const markSide = 40;
const customerSize = 30;

/** The panel of words, the agency's mark and name at its foot: an SVG document of 1200 × 630 units. Throws where words do not fit or a letter has no font. */
export function shareSvg({ heading, customer }: ShareWords, look: ShareLook, direction: Direction): string {
  const fonts = shareFonts(600);
  const tight = { fonts, tracking: direction === 'rtl' ? 0 : -0.035, direction };
  // Only letters that do not join can be moved together.
  const plain = { fonts, tracking: direction === 'rtl' ? 0 : -0.02, direction };

  const left = direction === 'rtl' ? square : 0;
  /** A drawing at the start of the panel's column: `width` is its own. */
  const atStart = (y: number, width: number, drawing: string, inset = 0) =>
    placed(left + (direction === 'rtl' ? panel.width - panel.start - inset - width : panel.start + inset), y, drawing);
  const line = (text: string, size: number, color: string, y: number, inset = 0) => {
    const { width, path } = textLine(text, { ...plain, size });
    return atStart(y, width, shape(color, path), inset);
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
    // 0.7 of an em is the height of capitals: their top meets the top of the column.
    atStart(headingTop + block.size * (0.7 + 1.06 * at), width, shape(look.heading, path)),
  );
  const mark = (['first', 'second'] as const).map((part) => shape(look.mark[part], brandPath(part, 12, 2)));
  return svgDocument(
    shareSize.width,
    shareSize.height,
    stack(
      rect(look.ground, [0, 0, shareSize.width, shareSize.height]),
      placed(direction === 'rtl' ? 0 : panel.width, 0, look.drawing),
      customer === undefined ? '' : line(customer, customerSize, look.name, panel.top + customerSize * 0.7),
      ...lines,
      atStart(foot - markSide, markSide, stack(...mark)),
      line(company.name, 28, look.name, foot - markSide / 2 + 28 * 0.35, markSide + 16),
    ),
  );
}
