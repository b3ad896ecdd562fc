import type { Components, Theme } from '@mui/material/styles';
import { forcedEdge, layout, lowScreen, motion, overPage, reveal } from './measures';

/** What frames a page and lies over it: containers, the header, dialogs. */
export const frame: Components<Omit<Theme, 'components'>> = {
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: { maxWidth: `calc(${layout.container} + 2 * ${layout.gutter})`, paddingInline: layout.gutter },
    },
  },
  // Space between children is a gap: a wrapped row has it too, and children keep margins of their own.
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
        // Without the bar's own line below it.
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
        // Nothing of it shows next to a panel or a drawing that reaches its edge.
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
