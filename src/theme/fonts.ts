import geologica from '@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2';
import readex from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2';
import { arabicLetters, fallbackMetrics } from './fallbackMetrics';

/** The fonts that the first paint of a page in this language needs: its document preloads them. */
export function preloadedFonts(locale: string): string[] {
  return locale.startsWith('ar') ? [geologica, readex] : [geologica];
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const faces = [
  {
    fontFamily: 'Geologica',
    fontDisplay: 'swap',
    fontWeight: '100 900',
    src: `url(${geologica}) format("woff2")`,
    unicodeRange: latin,
  },
  {
    fontFamily: 'Readex Pro',
    fontDisplay: 'swap',
    fontWeight: '160 700',
    src: `url(${readex}) format("woff2")`,
    unicodeRange: arabicLetters,
  },
  ...fallbackMetrics.map(({ fontFamily, local, ...metrics }) => ({
    fontFamily: `"${fontFamily}"`,
    src: local.map((name) => `local("${name}")`).join(','),
    ...metrics,
  })),
];

/** The faces of Latin and of Arabic letters: a page gets those of its language. */
export const fontFaces = {
  latin: faces.filter(({ fontFamily }) => !fontFamily.includes('Readex')),
  arabic: faces.filter(({ fontFamily }) => fontFamily.includes('Readex')),
};
