import type { ServiceSlug } from '../../content/serviceSlugs';

/** Whose glyph it is: a service's, or that of hosting, which has no page. */
export type GlyphName = ServiceSlug | 'hosting';

/** Paths that do not touch each other, but for those that lie over the first. */
interface Glyph {
  /** In the second tone of where it is shown. */
  soft: string;
  /** In the color of the text around it. */
  solid: string;
  /** What lies on the second tone: in the color of the text, or in another one that can be seen there. */
  over?: string;
}

/** The glyph of each service: flat shapes on a 3 × 3 or 2 × 2 grid from 2 to 62 in a space of 64, in two tones. */
export const serviceGlyphs: Readonly<Record<GlyphName, Glyph>> = {
  /** A spark on its block, and a smaller one that came of it. */
  ai: {
    soft: 'M2 22h40v40h-40z',
    over: 'M22 22a20 20 0 0 0 20 20a20 20 0 0 0 -20 20a20 20 0 0 0 -20 -20a20 20 0 0 0 20 -20z',
    solid: 'M42 2h20v20h-20zM52 2a10 10 0 0 0 10 10a10 10 0 0 0 -10 10a10 10 0 0 0 -10 -10a10 10 0 0 0 10 -10z',
  },
  /** A question and its answer. */
  consulting: {
    soft: 'M34 38h16a12 12 0 0 1 12 12v12h-28a12 12 0 0 1 0 -24z',
    solid:
      'M17 2h20a15 15 0 0 1 0 30h-35v-15a15 15 0 0 1 15 -15zM14 17a3 3 0 1 1 6 0a3 3 0 1 1 -6 0zM24 17a3 3 0 1 1 6 0a3 3 0 1 1 -6 0zM34 17a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z',
  },
  /** Two quarter turns around one block. */
  devops: {
    soft: 'M60 32a28 28 0 0 1 -28 28v4l-18 -11l18 -11v4a14 14 0 0 0 14 -14z',
    solid: 'M4 32a28 28 0 0 1 28 -28v-4l18 11l-18 11v-4a14 14 0 0 0 -14 14zM25 25h14v14h-14z',
  },
  /** A cloud on its server. */
  hosting: {
    soft: 'M2 46h60v16h-60zM9 54a3 3 0 1 1 6 0a3 3 0 1 1 -6 0zM19 54a3 3 0 1 1 6 0a3 3 0 1 1 -6 0zM42 52.5h14v3h-14z',
    solid: 'M14 42a12 12 0 0 1 0 -24a18 18 0 0 1 35 0a12 12 0 0 1 1 24z',
  },
  /** A megaphone. */
  'marketing-websites': {
    soft: 'M2 22h16v20h-16zM8 42h10v20h-10zM48 22a10 10 0 0 1 0 20z',
    solid: 'M18 22l26 -16v52l-26 -16z',
  },
  /** A falling star with its trail, and its core behind the hole in it: larger than that, or a hairline of the background would show. */
  meteor: {
    soft: 'M31 42a11 11 0 1 1 22 0a11 11 0 1 1 -22 0zM2 2h8l12 12v8h-8l-12 -12zM24 2h8l12 12h-8zM2 24l12 12v8l-12 -12z',
    solid: 'M22 22h20a20 20 0 1 1 -20 20zM32 42a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z',
  },
  /** A telephone with blocks on its screen. */
  'mobile-development': {
    soft: 'M20 11h24a24 24 0 0 1 -24 24zM20 38h11v13h-11z',
    solid:
      'M18 2h28a6 6 0 0 1 6 6v48a6 6 0 0 1 -6 6h-28a6 6 0 0 1 -6 -6v-48a6 6 0 0 1 6 -6zM17 8h30v46h-30zM33 38h11v13h-11z',
  },
  /** A dial in three segments over three blocks. */
  'performance-analysis': {
    soft: 'M2 38a30 30 0 0 1 13.8 -25.3l7.6 11.9a16 16 0 0 0 -7.4 13.4zM18.4 11.2a30 30 0 0 1 27.2 0l-6.4 12.5a16 16 0 0 0 -14.4 0zM2 48h18v14h-18zM23 48h18v14h-18z',
    solid:
      'M48.2 12.7a30 30 0 0 1 13.8 25.3h-14a16 16 0 0 0 -7.4 -13.4zM35.6 41.5a5 5 0 0 1 -7.2 -7l15.1 -6.8zM44 48h18v14h-18z',
  },
  /** A curve between two nodes, and the handle that bends it. */
  'product-design': {
    soft: 'M17 62v-15h-8.2a48 48 0 0 1 38.2 -38.2v8.2h15v45z',
    solid: 'M2 50h12v12h-12zM50 2h12v12h-12zM2 8a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM6.5 18h3v28h-3zM18 6.5h28v3h-28z',
  },
  /** A window with code. */
  'web-development': {
    soft: 'M2 22h20v40h-20z',
    solid:
      'M2 2h60v20h-60zM9 12a3 3 0 1 1 6 0a3 3 0 1 1 -6 0zM19 12a3 3 0 1 1 6 0a3 3 0 1 1 -6 0zM29 12a3 3 0 1 1 6 0a3 3 0 1 1 -6 0zM36 30h6l-10 12l10 12h-6l-10 -12zM46 30h6l10 12l-10 12h-6l10 -12z',
  },
};
