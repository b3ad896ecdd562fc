import type { Components, Theme } from '@mui/material/styles';
import { forcedEdge, motion, motionWelcome, overPage } from './measures';

/** Cards, bands (`square`), and panels with round corners. On strong colors the focus ring has another color. */
export const papers: Components<Omit<Theme, 'components'>> = {
  // Material UI's default, `elevation`, writes a style attribute, which the content security policy refuses.
  MuiPaper: {
    defaultProps: { variant: 'plain' },
    variants: [
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
          // The picture grows within its place; the crop hides its edges.
          [motionWelcome]: { '&:hover, &:focus-within': { '--card-scale': 1.04, '--card-clip': 'inset(1.923%)' } },
        }),
      },
      { props: { variant: 'soft' }, style: ({ theme }) => ({ backgroundColor: theme.vars.palette.primary.light }) },
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
    ],
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { display: 'flex', flexDirection: 'column', height: '100%', borderRadius: 16 } },
  },
};

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** Without border and shadow: the surface of dialogs, drawers and accordions. */
    plain: true;
    /** A panel that lies over the page. */
    raised: true;
    /** A card that is one link as a whole (CardLink). */
    link: true;
    /** Pale blue. */
    soft: true;
    /** Strong blue. */
    primary: true;
    /** Apricot. */
    secondary: true;
  }
}
