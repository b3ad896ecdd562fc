import type { Components, Theme } from '@mui/material/styles';
import { buttons } from './buttons';
import { disclosure } from './disclosure';
import { exclaimed } from './formLooks';
import { frame } from './frame';
import { focusRing } from './measures';
import { papers } from './papers';
import { tableComponents } from './tableVariants';

/** Every look that Material UI's components take on this site; those of form fields are here. */
export const components: Components<Omit<Theme, 'components'>> = {
  ...frame,
  ...papers,
  ...buttons,
  ...disclosure,
  // The elements of the site's own variants; a variant that is not named here is a `span`.
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        h4: 'h3',
        lead: 'p',
        dense: 'p',
        label: 'p',
        quote: 'p',
        figure: 'p',
        result: 'p',
        statement: 'p',
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
        border: '0 solid',
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
        borderStyle: 'inherit',
        '.Mui-error > &': { borderWidth: 2 },
        '& legend': { display: 'none' },
      }),
      input: {
        padding: '13px 14px',
        height: 'auto',
        minHeight: 22,
        lineHeight: 1.4,
        '.MuiInputBase-adornedStart > &': { paddingInlineStart: 6 },
        // Grows with what is written where the browser can; elsewhere the visitor draws it larger.
        // As weak as any other look, so that a field may grow otherwise.
        '&:where(textarea)': {
          paddingBlock: 0,
          resize: 'vertical',
          '@supports (field-sizing: content)': {
            fieldSizing: 'content',
            minHeight: 'calc(var(--rows) * 1lh)',
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
        '&.Mui-error': { ...exclaimed(theme), marginTop: 8 },
      }),
    },
  },
  ...tableComponents,
};
