import geologica from '@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2';
import { fallbackMetrics } from './fallbackMetrics';

/** The font of the first paint; every document preloads it. */
export const preloadedFont = geologica;

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const arabic = 'U+0600-06FF,U+0750-077F,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC';

/**
 * Arabic letters are the system's, which has them regular and bold alone: by the rules of style sheets 500 takes the regular one, and would
 * stand beside the site's own bold digits. Every weight from 500 on is the bold one here.
 */
const arabicFaces = [
  {
    fontWeight: '100 499',
    local: ['Noto Sans Arabic', 'Segoe UI', 'Geeza Pro', 'GeezaPro', 'DejaVu Sans', 'Tahoma', 'Arial'],
  },
  {
    fontWeight: '500 900',
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
  },
] as const;

export const fontFaces = [
  {
    fontFamily: 'Geologica',
    fontDisplay: 'swap',
    fontWeight: '100 900',
    src: `url(${geologica}) format("woff2")`,
    unicodeRange: latin,
  },
  ...arabicFaces.map(({ local, ...face }) => ({
    fontFamily: 'Arabic',
    unicodeRange: arabic,
    src: local.map((name) => `local("${name}")`).join(','),
    ...face,
  })),
  ...fallbackMetrics.map(({ fontFamily, local, ...metrics }) => ({
    fontFamily: `"${fontFamily}"`,
    src: local.map((name) => `local("${name}")`).join(','),
    ...metrics,
  })),
];
