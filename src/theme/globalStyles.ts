import type { Interpolation } from '@emotion/react';
import { fontFaces } from './fonts';
import { forcedColorsStyles } from './forcedColors';
import { alongText, coveredEdges, focusRing, highScreen, moreContrastWanted, motion } from './measures';
import { fontStacks, typography } from './typography';
import { themeOf } from './theme';
import { definedVariables, strongerVariables } from './variables';

const theme = themeOf('ltr');

/** Links that do not look like a button. */
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
    // "only" stops browsers from darkening a page for which the visitor chose the light scheme.
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
      // A long word does not widen its column.
      overflowWrap: 'anywhere',
    },
    // An element that is scrolled into view stays clear of sticky parts (measures.ts). Scroll padding would also scroll the page when an element of the header gets the focus.
    [reachable]: { scrollMargin: '8px', scrollMarginBlock: coveredEdges },
    // Below the header (docs/requirements.md, 1.5).
    [highScreen]: { 'main, footer': { '--covered-above': '92.64px' } },
    '*, *::before, *::after': { boxSizing: 'border-box', margin: 0 },
    ':where([role="list"])': { padding: 0, listStyle: 'none' },
    'img, svg, video': { maxWidth: '100%', verticalAlign: 'middle' },
    // Lazy pictures are far away until the first paint, so that the browser does not fetch them before. Only on the first page of a visit: the
    // script removes the attribute (client.tsx).
    '@keyframes afterPaint': { 'from, to': { translate: '0 -99999px' } },
    '[data-prerendered] [loading="lazy"]': { animation: 'afterPaint 100ms' },
    svg: { flexShrink: 0 },
    [`.${alongText}:dir(rtl)`]: { transform: 'scaleX(-1)' },
    // Important: a drawing is a picture, and the visitor's spacing of text would push its words out of their room.
    'svg text': { letterSpacing: '0 !important', wordSpacing: '0 !important' },
    'b, strong': { fontWeight: 600 },
    '[aria-busy="true"]': { cursor: 'progress' },
    // Twice, because Material UI's buttons remove outlines.
    ':focus-visible:focus-visible': focusRing,
    // `:has`, because the input of a checkbox or radio button is invisible and its parent shows the ring.
    'span:has(> input:focus-visible)': { ...focusRing, outlineOffset: 'var(--ring-offset, -8px)' },
    // Script moves the focus to these elements, so that reading continues there; they are no controls.
    ':is(h1, h2, h3, main, section, footer)[tabindex="-1"]:focus-visible': { outline: 'none' },
    // Important, because every component's animation has to stop.
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
        animation: 'none !important',
      },
    },
    // The page changes without animation; only a cover that is on both pages moves, below the header.
    '::view-transition': { pointerEvents: 'none' },
    '::view-transition-old(root), ::view-transition-old(header)': { display: 'none' },
    '::view-transition-new(root), ::view-transition-new(header)': { animation: 'none' },
    '::view-transition-group(.cover)': { animationDuration: `${motion.turn}ms`, animationTimingFunction: motion.enter },
  },
];

/** Rules for preferences that few visitors have, in a file that only their browsers wait for. */
export const preferences = {
  media: '(prefers-contrast: more), (forced-colors: active)',
  styles: {
    [moreContrastWanted]: {
      ':root': strongerVariables,
      // Important, because links have looks of their own. Two properties, because Safari's `text-decoration` has no color.
      [links]: { textDecorationLine: 'underline !important', textDecorationColor: 'currentColor !important' },
    },
    ...forcedColorsStyles,
  },
};

/** Additions for Arabic, whose letters are joined, taller and never slanted. Important, because each variant of type has its own values. */
export const arabicStyles: Interpolation<object> = [
  fontFaces.arabic.map((face) => ({ '@font-face': face })),
  {
    ':root:lang(ar)': fontStacks.arabic,
    ':root:lang(ar) *': { letterSpacing: '0 !important', fontStyle: 'normal !important' },
    ':root:lang(ar) :is(h1, h2, h3, h2 *, blockquote, b)': { lineHeight: '1.35 !important' },
  },
];
