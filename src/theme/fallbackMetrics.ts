/**
 * Stand-ins with the metrics of the real fonts, so that nothing moves when those arrive. Computed by @capsizecss/core;
 * src/theme/fonts.test.ts computes them again. Piazzolla is only used in italics, and so is what stands in for it.
 */
export const fallbackMetrics = {
  'Geologica Fallback': {
    local: ['Arial', 'ArialMT', 'Liberation Sans'],
    fontStyle: 'normal',
    ascentOverride: '90.1775%',
    descentOverride: '25.4347%',
    lineGapOverride: '0%',
    sizeAdjust: '108.12%',
  },
  'Piazzolla Fallback': {
    local: ['Georgia Italic', 'Georgia-Italic', 'Gelasio Italic', 'Gelasio-Italic'],
    fontStyle: 'italic',
    ascentOverride: '118.4495%',
    descentOverride: '33.0805%',
    lineGapOverride: 'normal',
    sizeAdjust: '93.7108%',
  },
} as const;
