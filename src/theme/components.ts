import type { Components, Theme } from '@mui/material/styles';
import { exclaimed } from './exclaimed';
import { SteadyLink } from './SteadyLink';
import { focusRing, forcedEdge, layout, lowScreen, motion, overPage, reveal } from './measures';
import { buttonVariants, paperVariants } from './variants';

/** Every look that Material UI's components take on this site. */
export const components: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: SteadyLink },
    styleOverrides: { root: { WebkitUserSelect: 'none' } },
  },
  MuiContainer: {
    styleOverrides: {
      root: {
        maxWidth: `calc(${layout.container} + 2 * ${layout.gutter}) !important`,
        paddingInline: `${layout.gutter} !important`,
      },
    },
  },
  // Space between children is a gap: a wrapped row has it too, and children keep margins of their own.
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiAppBar: {
    defaultProps: { position: 'sticky', color: 'transparent' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.default,
        borderBottom: `1px solid transparent`,
        viewTransitionName: 'header',
        [lowScreen]: { position: 'relative' },
        '@media (forced-colors: active)': { borderBottomColor: 'CanvasText' },
      }),
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: theme.spacing(1),
        // Twice as strong as Material UI's own heights, which change with the screen.
        // Without the bar's own line below it.
        '&&': { minHeight: `calc(${layout.headerHeight} - 1px)` },
        [theme.breakpoints.up('md')]: { gap: theme.spacing(2) },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        '@media print': { display: 'none' },
        borderRadius: 10,
        minHeight: 48,
        paddingInline: 24,
        fontSize: '1rem',
        lineHeight: 1.25,
        '&:active': { transform: 'translateY(1px)' },
        '&[aria-disabled="true"]': { cursor: 'progress' },
        transition: `background-color ${motion.state}ms, border-color ${motion.state}ms, color ${motion.state}ms`,
      },
      sizeSmall: { minHeight: 44, paddingInline: 18, fontSize: '0.9375rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.control,
        color: theme.vars.palette.text.primary,
        '&:hover': { borderColor: theme.vars.palette.text.primary, backgroundColor: 'transparent' },
      }),
      contained: { border: forcedEdge },
      text: { paddingInline: 12 },
    },
    variants: buttonVariants,
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 10, width: 44, height: 44, color: 'inherit' } } },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        textDecorationThickness: '0.08em',
        textUnderlineOffset: '0.2em',
        textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
        '&:hover': { textDecorationColor: 'currentColor', textDecorationThickness: '0.12em' },
      },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: 'transparent',
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        '&:last-of-type': {
          borderBottom: `1px solid ${theme.vars.palette.divider}`,
          '@media print': { borderBottom: 0 },
        },
        '&::before': { display: 'none' },
        // Question and answer hang from one line.
        '&.Mui-expanded': {
          borderTopColor: theme.vars.palette.primary.main,
          boxShadow: `inset 0 2px ${theme.vars.palette.primary.main}`,
        },
      }),
      heading: { margin: 0 },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { paddingInline: 0, minHeight: 72, '@media print': { minHeight: 0 } },
      content: { marginBlock: 20, marginInlineEnd: 16, '@media print': { marginBlock: 8 } },
      // A block that makes half a turn, and is filled while the panel is open.
      expandIconWrapper: ({ theme }) => ({
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 40,
        height: 40,
        borderStartEndRadius: '50%',
        color: theme.vars.palette.primary.main,
        backgroundColor: theme.vars.palette.primary.light,
        '&.Mui-expanded': {
          color: theme.vars.palette.primary.contrastText,
          backgroundColor: theme.vars.palette.primary.main,
        },
        '@media print': { display: 'none' },
      }),
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: {
        paddingInline: 0,
        paddingBlock: '0 28px',
        '@media print': { paddingBlockEnd: 8 },
      },
    },
  },
  // Labels are above their fields, so nothing has to notice that the browser filled one in.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: { root: { position: 'static', transform: 'none', whiteSpace: 'normal' } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        marginBottom: 6,
        fontWeight: 500,
        '&, &.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false, label: '' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 10,
        backgroundColor: theme.vars.palette.background.paper,
        // Around the text area, so that no line of it comes near the edge.
        '&.MuiInputBase-multiline': { padding: '13px 0' },
        // The ring lies on the edge: one frame, where Material UI draws the edge thicker.
        '&:has(:focus-visible)': { ...focusRing, outlineOffset: -1 },
        '&.Mui-error': { '--focus-ring': theme.vars.palette.error.main },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
        '&:has(:focus-visible) .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.control,
        '.Mui-error > &': { borderWidth: 2 },
        '& legend': { display: 'none' },
      }),
      input: {
        padding: '13px 14px',
        height: 'auto',
        minHeight: 22,
        lineHeight: 1.4,
        // Grows with what is written where the browser can; elsewhere the visitor draws it larger.
        '&:is(textarea)': {
          paddingBlock: 0,
          resize: 'vertical',
          '@supports (field-sizing: content)': {
            fieldSizing: 'content',
            minHeight: '3lh',
            maxHeight: '9lh',
          },
        },
      },
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: 44 } } },
  MuiNativeSelect: { styleOverrides: { icon: { color: 'inherit' } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        marginInline: 0,
        marginTop: 6,
        maxWidth: '30rem',
        '&.Mui-error': { ...exclaimed(theme, 'error'), marginTop: 8 },
        '&[data-warns]': { ...exclaimed(theme, 'warning'), marginTop: 8, color: theme.vars.palette.warning.main },
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
      paperFullScreen: { border: 0, borderRadius: 0, '&&': { margin: 0, maxWidth: '100%', minHeight: '100%' } },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 12 18 / .6)' } } },
  },
  // Material UI's own default, `elevation`, writes its shadow into a style attribute, which the pages' content security policy refuses.
  MuiPaper: {
    defaultProps: { variant: 'plain' },
    variants: paperVariants,
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { display: 'flex', flexDirection: 'column', height: '100%', borderRadius: 16 },
    },
  },
};

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** Without border and shadow: the surface of dialogs, drawers and accordions. */
    plain: true;
    /** A panel that lies over the page. */
    raised: true;
  }
}
