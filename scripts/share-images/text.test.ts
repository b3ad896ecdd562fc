import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { localeFacts, locales } from '../../src/i18n/locales';
import { notFoundRoute } from '../../src/paths';
import { directionParts } from './directionParts';
import { shareFonts } from './fonts';
import { shareImage } from './shareImage';
import { type Limits, textBlock } from './textBlock';
import { textLine, textWidth } from './textLine';

const fonts = shareFonts(600);
const letters = { fonts, tracking: -0.035, direction: 'ltr' as const };
const limits: Limits = { width: 474, height: 460, lines: 5, sizes: [84, 60, 40, 24], leading: 1.06 };

test('a heading is broken into even lines within the panel; words that belong together stay on a line', () => {
  const setting = (words: string) => textBlock(words, letters, limits);
  const lines = (words: string) => setting(words).lines.map((line) => line.text);
  expect(lines('Terms and conditions')).toEqual(['Terms and', 'conditions']);
  expect(lines('About Nine\u00A0Blocks')).toEqual(['About', 'Nine\u00A0Blocks']);
  const long = 'The\u00A0Society\u00A0for\u00A0the\u00A0Advancement\u00A0of\u00A0Everything';
  expect(lines(long).join(' ')).toBe(long.replaceAll('\u00A0', ' '));
  for (const words of ['Word', long, 'We build software, and we stay for the next version, and for the one after it']) {
    const { size, lines: set } = setting(words);
    expect(Math.max(...set.map(({ width }) => width))).toBeLessThanOrEqual(limits.width);
    expect(set.length * size * limits.leading).toBeLessThanOrEqual(limits.height);
  }
  expect(() => lines('a'.repeat(60))).toThrow(`“${'a'.repeat(60)}” does not fit 474 × 460 pixels in 5 lines`);
});

test('the first font that has a letter draws it, and a letter without a font is an error', () => {
  const size = 50;
  // Polish letters are in the second file.
  expect(textLine('Łódź', { ...letters, size }).path).not.toBe(textLine('Łódz', { ...letters, size }).path);
  expect(() => textLine('Łódź', { ...letters, size, fonts: fonts.slice(0, 1) })).toThrow(
    'no font has the character “Ł” (U+0141) of “Łódź”',
  );
  // Marks of line breaks and direction are not drawn.
  expect(textLine('a\u00ADb\u200E', { ...letters, size })).toEqual(textLine('ab', { ...letters, size }));
  const plain = { fonts, tracking: 0, direction: 'ltr' as const, size };
  expect(textWidth('AV', plain)).toBeLessThan(textWidth('A', plain) + textWidth('V', plain));
});

test('names and figures keep their direction in an Arabic line, and a vowel sign needs no room', () => {
  const shown = (line: string, direction: 'ltr' | 'rtl') => directionParts(line, direction).map((part) => part.text);
  expect(shown('حول Nine Blocks', 'rtl')).toEqual(['Nine Blocks', 'حول ']);
  expect(shown('عمولة \u200E10%\u200E هنا', 'rtl')).toEqual([' هنا', '\u200E10%\u200E', 'عمولة ']);
  expect(shown('(حول)', 'rtl')).toEqual([')حول(']);
  expect(shown('Read حول us', 'ltr')).toEqual(['Read ', 'حول', ' us']);
  // No other test uses this weight, so fontkit has no glyphs in its cache. The font draws the sign below a letter by moving the sign above it.
  const own = { fonts: shareFonts(599), size: 100, tracking: 0, direction: 'rtl' as const };
  textLine('أحِل', own);
  expect(textWidth('مختبَرة', own)).toBeCloseTo(textWidth('مختبرة', own));
});

test('the words of a picture are on the side where reading starts', async () => {
  for (const locale of locales) {
    const left = localeFacts[locale].direction === 'rtl' ? 1150 : 0;
    const { bytes } = await shareImage(notFoundRoute, locale, { heading: 'A B', customer: undefined });
    // Between the edge and the words is one color; the drawing reaches the other edge.
    const edge = sharp(bytes).extract({ left, top: 0, width: 50, height: 630 });
    const { channels } = await sharp(await edge.toBuffer()).stats();
    expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
  }
});
