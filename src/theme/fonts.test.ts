import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { expect, test } from '@playwright/test';
import { create, type Font } from 'fontkit';
import { shareFonts } from '../../scripts/share-images/fonts';
import { fallbackMetrics } from './fallbackMetrics';

/** The characters of running text, and how often each stands in ten thousand of them: Capsize counted them on Wikipedia. */
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
const georgiaItalic = {
  familyName: 'Georgia',
  ascent: 1878,
  descent: -449,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 931,
};

/** What a fallback must override so that `system` takes the room of `real`. */
function overridesOf(real: ReturnType<typeof metricsOf>, system: ReturnType<typeof metricsOf>) {
  const { fontFaces } = createFontStack([real, system], { fontFaceFormat: 'styleObject' });
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = fontFaces[0]?.['@font-face'] ?? {};
  return { ascentOverride, descentOverride, lineGapOverride: lineGapOverride ?? 'normal', sizeAdjust };
}

/** The site's first font in a weight. */
function geologicaOf(weight: number): Font {
  const [font] = shareFonts(weight);
  if (font === undefined) throw new Error('Geologica is missing');
  return font;
}

test('the fallbacks take the room of the fonts that are still on their way', () => {
  const piazzolla = create(readFileSync(join(import.meta.dirname, 'piazzolla-420-italic.woff2')));
  if (!('glyphsForString' in piazzolla)) throw new Error('Piazzolla is a collection of fonts');
  const [text, headings, quotes] = fallbackMetrics;
  expect(text).toMatchObject(overridesOf(metricsOf(geologicaOf(400), 'Geologica'), arial));
  expect(headings).toMatchObject(overridesOf(metricsOf(geologicaOf(600), 'Geologica'), arialBold));
  expect(quotes).toMatchObject(overridesOf(metricsOf(piazzolla, 'Piazzolla'), georgiaItalic));
});
