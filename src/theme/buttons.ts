import type { Components, Theme } from '@mui/material/styles';
import { beingSent } from './formLooks';
import { forcedEdge, motion } from './measures';

/** Buttons, with two variants for strong backgrounds, and links. */
export const buttons: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { WebkitUserSelect: 'none' } },
  },
  MuiButton: {
    styleOverrides: {
      root: {
        borderRadius: 10,
        minHeight: 48,
        paddingInline: 24,
        '&:active': { transform: 'translateY(1px)' },
        transition: `background-color ${motion.state}ms, border-color ${motion.state}ms, color ${motion.state}ms`,
      },
      sizeSmall: ({ theme }) => ({ minHeight: 44, paddingInline: 18, fontSize: theme.typography.dense.fontSize }),
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.control,
        color: theme.vars.palette.text.primary,
        '&:hover': { borderColor: theme.vars.palette.text.primary, backgroundColor: 'transparent' },
      }),
      contained: { border: forcedEdge },
      text: { paddingInline: 12 },
    },
    variants: [
      { props: { 'aria-disabled': true }, style: ({ theme }) => ({ cursor: 'progress', ...beingSent(theme) }) },
      {
        props: { variant: 'onPrimary' },
        style: ({ theme }) => ({
          border: forcedEdge,
          color: theme.vars.palette.band.onButton,
          backgroundColor: theme.vars.palette.band.button,
          '&:hover': {
            color: theme.vars.palette.secondary.contrastText,
            backgroundColor: theme.vars.palette.secondary.main,
          },
        }),
      },
      {
        props: { variant: 'onSecondary' },
        style: ({ theme }) => ({
          border: forcedEdge,
          color: theme.vars.palette.secondary.main,
          backgroundColor: theme.vars.palette.secondary.contrastText,
          '&:hover': { backgroundColor: '#000' },
        }),
      },
    ],
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 10, width: 44, height: 44, color: 'inherit' } } },
  MuiLink: {
    // Not `always`, because it sets the line's color by a variable.
    defaultProps: { underline: 'none' },
    styleOverrides: {
      root: {
        textDecoration: 'underline',
        textDecorationThickness: '0.08em',
        textUnderlineOffset: '0.2em',
        textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
        '&:hover': { textDecorationColor: 'currentColor', textDecorationThickness: '0.12em' },
      },
    },
  },
};

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    onPrimary: true;
    onSecondary: true;
  }
}
