import type { Interpolation } from '@emotion/react';
import { fontFaces } from './fonts';
import { forcedColorsStyles } from './forcedColors';
import { alongText, coveredEdges, focusRing, highScreen, moreContrastWanted, motion } from './measures';
import { fontStacks, typography } from './typography';
import { themeOf } from './theme';
import { definedVariables, strongerVariables } from './variables';

const theme = themeOf('ltr');

/** Links within a page; not those that look like a button. */
const links = 'main a:not(.MuiButton-root), footer a, [role="dialog"] p a';

/** Elements that can have the focus, and targets of links. */
const reachable = ':is([id], [tabindex], a, button, input, select, textarea, summary)';

const dark = { '--body-weight': 360, '--is-dark': 1 };

export const globalStyles: Interpolation<object> = [
  fontFaces.latin.map((face) => ({ '@font-face': face })),
  {
    ':root': {
      ...definedVariables,
      ...fontStacks.latin,
      '--focus-ring': theme.vars.palette.primary.main,
      '--body-weight': 340,
      colorScheme: 'light dark',
    },
    // "only": no browser darkens by itself what the visitor chose to have light.
    ':root[data-color-scheme="light"]': { colorScheme: 'only light' },
    ':root[data-color-scheme="dark"]': { colorScheme: 'dark', ...dark },
    '@media (prefers-color-scheme: dark)': { ':root:not([data-color-scheme="light"])': dark },
    html: {
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
    // Header, bars and feet cover the edges of what scrolls: an element that is scrolled into view stays clear of them (measures.ts). With scroll
    // padding instead, a focus in the header would scroll the page.
    [reachable]: { scrollMargin: '8px', scrollMarginBlock: coveredEdges },
    // Below the header (docs/requirements.md, 1.5).
    [highScreen]: { 'main, footer': { '--covered-above': '92.64px' } },
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
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
        animation: 'none !important',
      },
    },
    // The page changes at once; only a cover that is on both pages moves, under the header.
    '::view-transition': { pointerEvents: 'none' },
    '::view-transition-old(root), ::view-transition-old(header)': { display: 'none' },
    '::view-transition-new(root), ::view-transition-new(header)': { animation: 'none' },
    '::view-transition-group(.cover)': { animationDuration: `${motion.turn}ms`, animationTimingFunction: motion.enter },
  },
];

/** Rules for preferences that few visitors have: a file of their own, which a browser waits for where they apply. */
export const preferences = {
  media: '(prefers-contrast: more), (forced-colors: active)',
  styles: {
    [moreContrastWanted]: {
      ':root': strongerVariables,
      // In Safari the short form takes a line only.
      [links]: { textDecorationLine: 'underline !important', textDecorationColor: 'currentColor !important' },
    },
    ...forcedColorsStyles,
  },
};

/** What pages in Arabic have in addition: letters are joined and taller, and have no slanted form. */
export const arabicStyles: Interpolation<object> = [
  fontFaces.arabic.map((face) => ({ '@font-face': face })),
  {
    ':root:lang(ar)': fontStacks.arabic,
    ':root:lang(ar) *': { letterSpacing: '0 !important', fontStyle: 'normal !important' },
    ':root:lang(ar) :is(h1, h2, h3, h2 *, blockquote, b)': { lineHeight: '1.35 !important' },
  },
];
