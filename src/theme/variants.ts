import type { Components, Theme } from '@mui/material/styles';
import { forcedEdge, motion, motionWelcome, overPage } from './measures';

type Variants<Name extends 'MuiButton' | 'MuiPaper'> = NonNullable<
  Components<Omit<Theme, 'components'>>[Name]
>['variants'];

/** The backgrounds of bands (`square`) and of panels, which have round corners. Elements on a strong color need another focus ring. */
export const paperVariants: Variants<'MuiPaper'> = [
  {
    props: { variant: 'raised' },
    style: ({ theme }) => ({
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: 16,
      backgroundColor: theme.vars.palette.background.raised,
      boxShadow: overPage,
    }),
  },
  {
    props: { variant: 'link' },
    style: ({ theme }) => ({
      border: `1px solid ${theme.vars.palette.divider}`,
      transition: `border-color ${motion.state}ms`,
      '&:hover': { borderColor: theme.vars.palette.text.primary },
      '--card-radius': '16px',
      '--card-clip': 'inset(0)',
      // The picture comes nearer within its place: the crop hides the larger part of it.
      [motionWelcome]: { '&:hover, &:focus-within': { '--card-scale': 1.04, '--card-clip': 'inset(1.923%)' } },
    }),
  },
  {
    props: { variant: 'soft' },
    style: ({ theme }) => ({ backgroundColor: theme.vars.palette.primary.light }),
  },
  {
    props: { variant: 'primary' },
    style: ({ theme }) => ({
      color: theme.vars.palette.band.contrastText,
      backgroundColor: theme.vars.palette.band.main,
      '--focus-ring': theme.vars.palette.band.contrastText,
    }),
  },
  {
    props: { variant: 'secondary' },
    style: ({ theme }) => ({
      color: theme.vars.palette.secondary.contrastText,
      backgroundColor: theme.vars.palette.secondary.main,
      '--focus-ring': theme.vars.palette.secondary.contrastText,
    }),
  },
  ...(['plain', 'soft', 'primary', 'secondary'] as const).map((variant) => ({
    props: { variant, square: false },
    style: { border: forcedEdge, borderRadius: 16 },
  })),
];

/** Buttons on the two strong backgrounds. */
export const buttonVariants: Variants<'MuiButton'> = [
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
];

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A card that is one link as a whole (CardLink). */
    link: true;
    /** The pale blue. */
    soft: true;
    /** The strong blue. */
    primary: true;
    /** The apricot. */
    secondary: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    onPrimary: true;
    onSecondary: true;
  }
}
