import geologica from '@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2';
import readex from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2';
import { arabicLetters, fallbackMetrics } from './fallbackMetrics';

/** The fonts for the first paint of a page in this language: its document preloads them. */
export function preloadedFonts(locale: string): string[] {
  return locale.startsWith('ar') ? [geologica, readex] : [geologica];
}

const faces = [
  {
    fontFamily: 'Geologica',
    fontDisplay: 'swap',
    fontWeight: '100 900',
    src: `url(${geologica})`,
  },
  {
    fontFamily: 'Readex Pro',
    fontDisplay: 'swap',
    fontWeight: '160 700',
    src: `url(${readex})`,
    unicodeRange: arabicLetters,
  },
  ...fallbackMetrics.map(({ fontFamily, local, ...metrics }) => ({
    fontFamily: `"${fontFamily}"`,
    src: local.map((name) => `local("${name}")`).join(','),
    ...metrics,
  })),
];

/** The font faces of Latin and of Arabic letters. */
export const fontFaces = {
  latin: faces.filter(({ fontFamily }) => !fontFamily.includes('Readex')),
  arabic: faces.filter(({ fontFamily }) => fontFamily.includes('Readex')),
};
