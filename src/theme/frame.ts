import type { Components, Theme } from '@mui/material/styles';
import { forcedEdge, layout, lowScreen, motion, overPage, reveal } from './measures';

/** The frame of a page: containers, the header, dialogs. */
export const frame: Components<Omit<Theme, 'components'>> = {
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: { maxWidth: `calc(${layout.container} + 2 * ${layout.gutter})`, paddingInline: layout.gutter },
    },
  },
  // `gap` instead of margins, because it also separates wrapped rows, and children keep their own margins.
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiAppBar: {
    defaultProps: { position: 'sticky', color: 'transparent' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.default,
        borderBottom: forcedEdge,
        viewTransitionName: 'header',
        [lowScreen]: { position: 'relative' },
      }),
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true, variant: 'dense' },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: theme.spacing(1),
        // The height without the line below the bar.
        minHeight: `calc(${layout.headerHeight} - 1px)`,
        [theme.breakpoints.up('md')]: { gap: theme.spacing(2) },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: forcedEdge,
        borderRadius: 20,
        // The background does not show next to a panel that reaches the edge.
        backgroundClip: 'padding-box',
        boxShadow: overPage,
        ...reveal(motion.menu),
      },
      paperFullScreen: { border: 0, borderRadius: 0 },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'rgb(10 12 18 / .6)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
};
