import { figures } from '../../../src/content/figures';
import type { Locale } from '../../../src/i18n/locales';
import { localeFacts } from '../../../src/i18n/locales';
import { colors } from '../../../src/theme/palette';
import { disc, placed, rect, rects, ring, shape, stack } from '../../../packages/artwork/src/covers/shapes';
import { shareFonts } from '../fonts';
import { textBlock } from '../textBlock';

const dots = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({ x: 52.5 + 52.5 * column, y: 472.5 + 52.5 * row })),
);

/** The referral's commission on four of nine blocks (as RewardBlocks shows it on the page), for 630 × 630 pixels. */
export function rewardDrawing(locale: Locale): string {
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(figures.referralShare.value);
  const letters = { fonts: shareFonts(600), tracking: -0.05, direction: localeFacts[locale].direction };
  const { size, lines } = textBlock(share, letters, {
    width: 372,
    height: 420,
    lines: 1,
    sizes: [240, 200, 160, 120],
    leading: 1,
  });
  const [figure] = lines;
  const x = (420 - (figure?.width ?? 0)) / 2;
  const primary = colors.primary.light;
  const deep = colors.primaryStrong.light;
  const apricot = colors.secondary.light;
  return stack(
    rect(apricot, [0, 0, 420, 420]),
    rect(deep, [0, 420, 210, 210]),
    rects(colors.primarySoft.light, [
      [210, 420, 420, 210],
      [420, 0, 210, 210],
    ]),
    shape(primary, 'M630 0V210H420A210 210 0 0 1 630 0z'),
    rect(deep, [420, 210, 210, 210]),
    ring(apricot, 525, 315, 58, 34),
    ...dots.map(({ x: left, y }) => disc(left === 157.5 && y === 472.5 ? apricot : primary, left, y, 15)),
    shape(primary, 'M210 630V578H315V525H420V472H525V420H630V630z'),
    placed(x, 210 + size * 0.35, shape(colors.text.light, figure?.path ?? '')),
  );
}
