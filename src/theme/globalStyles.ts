import type { Interpolation } from '@emotion/react';
import { fontFaces } from './fonts';
import { forcedColorsStyles } from './forcedColors';
import { alongText, focusRing, lowScreen, moreContrastWanted, motion } from './measures';
import { fontStacks, typography } from './typography';
import { themeOf } from './theme';
import { moreContrast, tones } from './derivedColors';
import { scheme } from './palette';

const theme = themeOf('ltr');

/** Material UI's variables; a direction changes none of them. */
const variables = Object.fromEntries(
  theme.generateStyleSheets().flatMap((sheet) => Object.entries((sheet[':root'] ?? {}) as Record<string, string>)),
);

/** The colors that drawings and styles of the site name: every page defines them. Material UI repeats the value of any other with each use. */
const defined = Object.fromEntries(
  Object.entries(variables).filter(([name]) =>
    /^--palette-(?:background|text-(?:primary|secondary)|divider|control|primary|band|secondary-(?:main|contrastText))/.test(
      name,
    ),
  ),
);

/** The tones of the primary color, each following the scheme. */
const toneColors = Object.fromEntries(
  Object.entries(tones).map(([name, { light, dark }]) => [name, scheme(light, dark)]),
);

/** The variables that get a stronger color where the visitor asks for more contrast. */
const strongerVariables = Object.fromEntries(
  Object.entries(variables).flatMap(([name, value]) => {
    const stronger = moreContrast.get(value);
    return stronger === undefined || /-(?:error|success|warning)-(?!main)/.test(name) ? [] : [[name, stronger]];
  }),
);

/** Links within a page; not those that look like a button. */
const links = 'main a:not(.MuiButton-root), footer a, [role="dialog"] p a';

const dark = { '--body-weight': 360, '--is-dark': 1 };

export const globalStyles: Interpolation<object> = [
  fontFaces.latin.map((face) => ({ '@font-face': face })),
  {
    ':root': {
      ...defined,
      ...toneColors,
      ...fontStacks.latin,
      '--focus-ring': theme.vars.palette.primary.main,
      '--body-weight': 340,
      colorScheme: 'light dark',
    },
    ':root[data-color-scheme="light"]': { colorScheme: 'light' },
    ':root[data-color-scheme="dark"]': { colorScheme: 'dark', ...dark },
    '@media (prefers-color-scheme: dark)': { ':root:not([data-color-scheme="light"])': dark },
    html: {
      // What every scroll to a fragment leaves free above it (docs/requirements.md, 1.5).
      scrollPaddingTop: '92.64px',
      WebkitTextSizeAdjust: '100%',
      WebkitFontSmoothing: 'antialiased',
      MozOsxFontSmoothing: 'grayscale',
    },
    body: {
      ...typography.body1,
      fontFamily: typography.fontFamily,
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.background.default,
      // A word that is too long for its column does not widen it either.
      overflowWrap: 'anywhere',
    },
    // Room for the focus ring at the edge of the screen.
    ':is(a, button, input, select, textarea, summary)': { scrollMargin: '8px' },
    [lowScreen]: { html: { scrollPaddingTop: 0 } },
    '*, *::before, *::after': { boxSizing: 'border-box', margin: 0 },
    ':where([role="list"])': { padding: 0, listStyle: 'none' },
    'img, svg, video': { maxWidth: '100%', verticalAlign: 'middle' },
    // A picture that may come later is out of the browser's reach until the first paint, so that it is not asked for before. On the page
    // that the visitor arrives at only: the script takes the mark away (client.tsx).
    '@keyframes afterPaint': { 'from, to': { translate: '0 -99999px' } },
    '[data-prerendered] [loading="lazy"]': { animation: 'afterPaint 100ms' },
    svg: { flexShrink: 0 },
    [`.${alongText}:dir(rtl)`]: { transform: 'scaleX(-1)' },
    'b, strong': { fontWeight: 600 },
    '[aria-busy="true"]': { cursor: 'progress' },
    // Twice, since Material UI's buttons take every outline away.
    ':focus-visible:focus-visible': focusRing,
    // Boxes and circles to tick are drawn around an input that cannot be seen, with room for the ring.
    'span:has(> input:focus-visible)': { ...focusRing, outlineOffset: -8 },
    // Where script moves the focus to: no control, but a place to read on from.
    ':is(h1, h2, h3, main, section, footer)[tabindex="-1"]:focus-visible': { outline: 'none' },
    [moreContrastWanted]: {
      ':root': strongerVariables,
      // In Safari the short form takes a line only.
      [links]: { textDecorationLine: 'underline !important', textDecorationColor: 'currentColor !important' },
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after, ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
        animation: 'none !important',
        transition: 'none !important',
      },
    },
    // The page changes at once; only a cover that is on both pages moves, under the header.
    '::view-transition': { pointerEvents: 'none' },
    '::view-transition-old(root), ::view-transition-old(header)': { display: 'none' },
    '::view-transition-new(root), ::view-transition-new(header)': { animation: 'none' },
    '::view-transition-group(.cover)': { animationDuration: `${motion.turn}ms`, animationTimingFunction: motion.enter },
    ...forcedColorsStyles,
  },
];

/** What pages in Arabic have in addition: letters are joined and taller, and have no slanted form. */
export const arabicStyles: Interpolation<object> = [
  fontFaces.arabic.map((face) => ({ '@font-face': face })),
  {
    ':root:lang(ar)': fontStacks.arabic,
    ':root:lang(ar) *': { letterSpacing: '0 !important', fontStyle: 'normal !important' },
    ':root:lang(ar) :is(h1, h2, h3, h2 *, blockquote)': { lineHeight: '1.35 !important' },
  },
];
