import type { SxProps, Theme } from '@mui/material/styles';
import { motion } from '../../../theme/measures';

/** In em, so that it is smaller on paper, and never too large for two days beside each other. On the floor of its panel. */
export const sliceLook: SxProps<Theme> = (theme) => {
  const { palette } = theme.vars;
  const dashed = '2px dashed currentColor';
  return {
    display: 'grid',
    gap: '0.25em',
    gridArea: '4 / 1',
    margin: theme.spacing(2),
    fontSize: 'min(1rem, 5vw)',
    lineHeight: 1,
    [theme.breakpoints.up('sm')]: { margin: theme.spacing(2.5) },
    '&:not([data-day="show"]) > [data-layer]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '&:not([data-day="show"]) > [data-layer] > :nth-of-type(n + 5)': { display: 'none' },
    '@media print': {
      width: '12.5em',
      margin: 0,
      fontSize: '0.45rem',
      '&& em, && label': { height: '2.75em' },
      '& input': { display: 'none' },
    },
    '& > [data-screen]': {
      display: 'grid',
      gap: '0.75em',
      padding: '0.75em',
      border: '2px solid currentColor',
      backgroundColor: palette.background.paper,
    },
    '& > [data-screen="built"] > *': { color: palette.text.primary },
    '& > [data-screen="open"]': { border: dashed, backgroundColor: 'transparent' },
    '& span': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '1.5em' },
    // What is ordered, of three lengths.
    '& span > i': { width: '50%', height: '0.5em', backgroundColor: 'var(--hero-3)', printColorAdjust: 'exact' },
    '& span:nth-of-type(2) > i': { width: '34%' },
    '& span:nth-of-type(3) > i': { width: '42%' },
    '& span > b': { fontWeight: 560, fontVariantNumeric: 'tabular-nums' },
    '& span:nth-of-type(4)': {
      justifyContent: 'end',
      minHeight: '1.75em',
      paddingBlockStart: '0.25em',
      borderBlockStart: '2px solid currentColor',
      fontSize: '1.25em',
    },
    '& span > [data-open]': {
      minWidth: '2.5em',
      padding: '0.25em',
      textAlign: 'center',
      color: palette.secondary.contrastText,
      backgroundColor: palette.secondary.main,
      '&::before': { content: '"?"' },
      '[dir="rtl"] &::before': { content: '"؟"' },
    },
    // Nothing is known of it yet but its outline.
    '& > [data-screen="open"] b': { visibility: 'hidden' },
    '& > [data-screen="open"] i': { border: dashed, backgroundColor: 'transparent' },
    '& > [data-screen="open"] span:nth-of-type(4)': { borderBlockStart: dashed },
    '& em, & label': { height: 'max(44px, 2.75em)', border: dashed },
    // Stronger than what every part of the finished screen has.
    '& > [data-screen] > label': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.75em',
      paddingInline: '0.25em',
      lineHeight: 1.1,
      fontWeight: 560,
      color: palette.secondary.contrastText,
      borderColor: 'transparent',
      backgroundColor: palette.secondary.main,
      cursor: 'pointer',
    },
    '& input': {
      flex: 'none',
      width: '1.25em',
      height: '1.25em',
      margin: 0,
      padding: '2px',
      appearance: 'none',
      color: 'inherit',
      border: '2px solid',
      '&:checked': { background: 'currentColor content-box' },
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
    '& > [data-layer]': { display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: '0.25em' },
    '& > [data-layer] > i': {
      aspectRatio: '1',
      border: '2px solid transparent',
      borderStartEndRadius: '100%',
      backgroundColor: 'currentColor',
      printColorAdjust: 'exact',
    },
    // The database.
    '& > :last-child > i': { borderRadius: '50%' },
    // Before anything is built: three layers by their names.
    '&[data-day="choose"] > div': {
      position: 'relative',
      outline: dashed,
      outlineOffset: -2,
      borderColor: 'transparent',
    },
    '&[data-day="choose"] :is(span, em, i)': { visibility: 'hidden' },
    '& small': {
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeContent: 'center',
      fontSize: '0.875em',
      fontWeight: 560,
    },
    // What the button does goes down to the last layer.
    '&:has(:checked) > [data-layer] > i': { rotate: '90deg', backgroundColor: 'var(--second)' },
    '@media (prefers-reduced-motion: no-preference)': {
      '& > [data-layer] > i': {
        transition: `rotate ${motion.turn}ms ${motion.enter}, background-color ${motion.state}ms`,
      },
      '& > :last-child > i': { transitionDelay: `${motion.menu}ms` },
    },
    '@media (forced-colors: active)': {
      '& > [data-layer] > i': { backgroundColor: 'CanvasText' },
      '&:has(:checked) > [data-layer] > i': { backgroundColor: 'Highlight' },
    },
  };
};
