/**
 * Fonts of visitors' systems with the metrics of ours, so that nothing moves when ours arrive. Bold letters are wider, so headings have a
 * fallback of their own. Computed by @capsizecss/core; src/theme/fonts.test.ts computes them again. Piazzolla is only used in italics, and
 * so is its fallback.
 */
export const fallbackMetrics = [
  {
    fontFamily: 'Geologica Fallback',
    local: ['Arial', 'ArialMT', 'Liberation Sans'],
    fontStyle: 'normal',
    fontWeight: '100 499',
    ascentOverride: '90.1775%',
    descentOverride: '25.4347%',
    lineGapOverride: '0%',
    sizeAdjust: '108.12%',
  },
  {
    fontFamily: 'Geologica Fallback',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    fontStyle: 'normal',
    fontWeight: '500 900',
    ascentOverride: '94.351%',
    descentOverride: '26.6118%',
    lineGapOverride: '0%',
    sizeAdjust: '103.3375%',
  },
  {
    fontFamily: 'Piazzolla Fallback',
    local: ['Georgia Italic', 'Georgia-Italic', 'Gelasio Italic', 'Gelasio-Italic'],
    fontStyle: 'italic',
    fontWeight: 'normal',
    ascentOverride: '118.4495%',
    descentOverride: '33.0805%',
    lineGapOverride: 'normal',
    sizeAdjust: '93.7108%',
  },
] as const;
