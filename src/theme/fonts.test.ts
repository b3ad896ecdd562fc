import { createFontStack } from '@capsizecss/core';
import { expect, test } from '@playwright/test';
import type { Font } from 'fontkit';
import { shareFonts } from '../../scripts/share-images/fonts';
import { fallbackMetrics } from './fallbackMetrics';

/** The characters of running text, and how often each occurs in ten thousand of them: Capsize counted them on Wikipedia. */
const characters = ` abcdefghijklmnopqrstuvwxyzáéABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"$%'(),-./:;=[]|`;
const frequencies = [
  1540, 668, 114, 232, 298, 922, 170, 155, 351, 588, 9, 46, 304, 181, 578, 571, 163, 8, 526, 469, 672, 207, 76, 110, 25,
  123, 11, 1, 1, 40, 20, 31, 13, 11, 15, 11, 13, 22, 9, 7, 12, 25, 14, 9, 23, 1, 15, 41, 41, 16, 5, 12, 1, 3, 2, 53, 23,
  26, 10, 8, 15, 7, 5, 7, 6, 12, 2, 1, 14, 10, 10, 83, 18, 79, 1, 8, 1, 7, 21, 7, 38,
];

/** The metrics of a font that the site ships, in its own units; the average width is that of a character of running text. */
function metricsOf(font: Font, familyName: string) {
  const { ascent, descent, lineGap, unitsPerEm } = font;
  const widths = Array.from(characters, (character, index) => {
    const [glyph] = font.glyphsForString(character);
    return ((glyph?.advanceWidth ?? 0) * (frequencies[index] ?? 0)) / 10_000;
  });
  const xWidthAvg = Math.round(widths.reduce((sum, width) => sum + width, 0));
  return { familyName, ascent, descent, lineGap, unitsPerEm, xWidthAvg };
}

// Fonts of visitors' systems, which are not in the repository: their metrics as @capsizecss/metrics 4.3.0 has them.
const arial = { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 };
// Of Liberation Sans Bold, whose letters are as wide as Arial's: counted as Capsize counts.
const arialBold = { ...arial, xWidthAvg: 983 };

/** Some words of running text in Arabic, whose letters are joined, so that each has the width of its form in the word. */
const arabicWords =
  'نحول الأفكار إلى منتجات رقمية ونبني تطبيقات الويب والهاتف مع فريق من المهندسين الكبار منذ سنوات'.split(' ');

/** The metrics of the font of Arabic letters; the average width is that of a letter in those words. */
function arabicMetricsOf(font: Font, familyName: string) {
  const width = arabicWords.reduce((sum, word) => sum + font.layout(word).advanceWidth, 0);
  return { ...metricsOf(font, familyName), xWidthAvg: Math.round(width / arabicWords.join('').length) };
}

// Counted from @fontsource-variable/noto-sans-arabic 5.3.0 in the same way.
const notoSansArabic = {
  familyName: 'Noto',
  ascent: 1374,
  descent: -738,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 463,
};
const notoSansArabicBold = { ...notoSansArabic, xWidthAvg: 509 };

/** What a fallback must override so that `system` takes the room of `real`. */
function overridesOf(real: ReturnType<typeof metricsOf>, system: ReturnType<typeof metricsOf>) {
  const { fontFaces } = createFontStack([real, system], { fontFaceFormat: 'styleObject' });
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = fontFaces[0]?.['@font-face'] ?? {};
  return { ascentOverride, descentOverride, lineGapOverride: lineGapOverride ?? 'normal', sizeAdjust };
}

/** A font of the site in a weight: Geologica is the first one, Readex Pro the last. */
function fontOf(weight: number, place: 0 | -1): Font {
  const font = shareFonts(weight).at(place);
  if (font === undefined) throw new Error('The site has no font');
  return font;
}

test('the fallbacks take the room of the fonts that are still on their way', () => {
  const [text, headings, arabic, arabicHeadings] = fallbackMetrics;
  expect(text).toMatchObject(overridesOf(metricsOf(fontOf(400, 0), 'Geologica'), arial));
  expect(headings).toMatchObject(overridesOf(metricsOf(fontOf(600, 0), 'Geologica'), arialBold));
  expect(arabic).toMatchObject(overridesOf(arabicMetricsOf(fontOf(400, -1), 'Readex Pro'), notoSansArabic));
  expect(arabicHeadings).toMatchObject(overridesOf(arabicMetricsOf(fontOf(600, -1), 'Readex Pro'), notoSansArabicBold));
});
