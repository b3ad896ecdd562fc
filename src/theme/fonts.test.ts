import { createFontStack, type FontMetrics } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import geologica from '@capsizecss/metrics/geologica';
import georgiaItalic from '@capsizecss/metrics/georgia/italic';
import piazzollaItalic from '@capsizecss/metrics/piazzolla/italic';
import { expect, test } from '@playwright/test';
import { fallbackMetrics } from './fallbackMetrics';

/** What a stand-in must override so that `system` takes the room of `real`. */
function overridesOf(real: FontMetrics, system: FontMetrics) {
  const { fontFaces } = createFontStack([real, system], { fontFaceFormat: 'styleObject' });
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = fontFaces[0]?.['@font-face'] ?? {};
  return { ascentOverride, descentOverride, lineGapOverride: lineGapOverride ?? 'normal', sizeAdjust };
}

test('the stand-ins take the room of the fonts that they stand in for', () => {
  expect(fallbackMetrics['Geologica Fallback']).toMatchObject(overridesOf(geologica, arial));
  expect(fallbackMetrics['Piazzolla Fallback']).toMatchObject(overridesOf(piazzollaItalic, georgiaItalic));
});
