import { figures } from '../../src/content/figures';
import { type Locale, localeFacts } from '../../src/i18n/locales';
import { colors } from '../../src/theme/palette';
import { shareFonts } from './fonts';
import { pageDrawing } from './pageDrawing';
import { textBlock } from './textBlock';

/** The block that the figure stands on: four of nine. */
const block = 420;

/** The referral's commission, written as the locale writes it, on its drawing, for 630 × 630 pixels. */
export function rewardDrawing(locale: Locale): string {
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(figures.referralShare.value);
  const letters = { fonts: shareFonts(600), tracking: -0.05, direction: localeFacts[locale].direction };
  const { size, lines } = textBlock(share, letters, {
    width: 372,
    height: block,
    lines: 1,
    sizes: [240, 200, 160, 120],
    leading: 1,
  });
  const [{ width, path } = { width: 0, path: '' }] = lines;
  const [x, y] = [(block - width) / 2, block / 2 + size * 0.35];
  return `${pageDrawing('referral')}<path transform="translate(${x} ${y})" fill="${colors.text.light}" d="${path}"/>`;
}
