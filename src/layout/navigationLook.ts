import type { Theme } from '@mui/material/styles';

/** A first-level entry of the header's menu; the active one is underlined (spec.md §2). */
export function navigationEntry(theme: Theme) {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    minHeight: 44,
    paddingInline: theme.spacing(1.25),
    border: 0,
    borderRadius: 10,
    background: 'none',
    font: 'inherit',
    fontSize: '1rem',
    fontWeight: 500,
    color: 'inherit',
    cursor: 'pointer',
    textDecorationLine: 'none',
    textUnderlineOffset: '0.45em',
    textDecorationThickness: 2,
    textDecorationColor: theme.vars.palette.primary.main,
    '&:hover': { color: theme.vars.palette.primary.main },
    '&[aria-current], &[data-active="true"]': { textDecorationLine: 'underline' },
  } as const;
}

/** A link in an open dropdown. */
export function dropdownEntry(theme: Theme) {
  return {
    ...navigationEntry(theme),
    display: 'flex',
    whiteSpace: 'nowrap',
    fontWeight: 400,
    '&:hover': { backgroundColor: theme.vars.palette.primary.light },
  } as const;
}
