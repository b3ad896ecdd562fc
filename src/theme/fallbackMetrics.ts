/** The characters of the Arabic font. */
export const arabicLetters = 'U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFC';

/**
 * Fonts of visitors' systems with the metrics of the site's fonts, so that nothing moves when the site's fonts arrive. Bold letters are wider, so
 * headings have their own fallback. Another font needs other figures: https://seek-oss.github.io/capsize/ computes them.
 */
export const fallbackMetrics = [
  {
    fontFamily: 'Geologica Fallback',
    local: ['Arial', 'ArialMT', 'Liberation Sans'],
    fontWeight: '100 499',
    ascentOverride: '90.1775%',
    descentOverride: '25.4347%',
    lineGapOverride: '0%',
    sizeAdjust: '108.12%',
  },
  {
    fontFamily: 'Geologica Fallback',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    fontWeight: '500 900',
    ascentOverride: '94.351%',
    descentOverride: '26.6118%',
    lineGapOverride: '0%',
    sizeAdjust: '103.3375%',
  },
  {
    fontFamily: 'Readex Pro Fallback',
    local: ['Noto Sans Arabic', 'Segoe UI', 'Geeza Pro', 'GeezaPro', 'DejaVu Sans', 'Tahoma', 'Arial'],
    fontWeight: '100 499',
    unicodeRange: arabicLetters,
    ascentOverride: '91.6832%',
    descentOverride: '22.9208%',
    lineGapOverride: 'normal',
    sizeAdjust: '109.0713%',
  },
  {
    fontFamily: 'Readex Pro Fallback',
    local: [
      'Noto Sans Arabic Bold',
      'NotoSansArabic-Bold',
      'Segoe UI Bold',
      'SegoeUI-Bold',
      'Geeza Pro Bold',
      'GeezaPro-Bold',
      'DejaVu Sans Bold',
      'Tahoma Bold',
      'Arial Bold',
    ],
    fontWeight: '500 900',
    unicodeRange: arabicLetters,
    ascentOverride: '97.1374%',
    descentOverride: '24.2844%',
    lineGapOverride: 'normal',
    sizeAdjust: '102.947%',
  },
] as const;
