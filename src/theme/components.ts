import type { Components, Theme } from '@mui/material/styles';
import { buttons } from './buttons';
import { disclosure } from './disclosure';
import { exclaimed } from './formLooks';
import { frame } from './frame';
import { focusRing } from './measures';
import { papers } from './papers';
import { tableComponents } from './tableVariants';

/** The looks of Material UI's components. Those of form fields are in this file. */
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
  // Only floating labels need to know that the browser has filled in a field.
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
        // Around the text area, so that scrolled lines stay away from the edge.
        '&.MuiInputBase-multiline': { padding: '13px 0' },
        // The ring covers the edge. `:has`, because Material UI's class for the focus is missing before hydration.
        '&:has(:focus-visible)': { ...focusRing, outlineOffset: 'var(--ring-offset, -1px)' },
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
        // The text area grows with its text if the browser supports it; else the visitor can resize it. `:where`, so that a field can override it.
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
