import type { CSSObject, Theme } from '@mui/material/styles';
import { focusRing } from './measures';

/** An entry of the header's menu on wide screens; the current page's is underlined. */
const navigation = (theme: Theme) =>
  ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    minHeight: 44,
    paddingInline: theme.spacing(1.25),
    borderRadius: 10,
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
  }) as const;

/** An entry of the full-screen menu of narrow screens. */
const menu = (theme: Theme) => ({ ...navigation(theme), paddingInline: 0 });

/** In the padding at the end of the last line: an arrow that takes no room in the line is never alone on one. */
const arrowAtEnd = {
  '&[target]': { paddingInlineEnd: '1em' },
  '&[target] > svg:last-of-type': { position: 'absolute', marginBlockStart: 'calc((1lh - 0.7em) / 2)' },
} as const;

/** The looks of links that are no part of a text: those of menus, of the footer, and of boxes. */
export const linkLooks = {
  navigation,
  dropdown: (theme) => ({
    ...navigation(theme),
    display: 'flex',
    gap: 0,
    whiteSpace: 'nowrap',
    fontWeight: 400,
    '&:hover, &[aria-current]': { backgroundColor: theme.vars.palette.primary.light },
  }),
  menu: (theme) => ({ ...menu(theme), display: 'flex', minHeight: 64, fontSize: '1.5rem' }),
  submenu: (theme) => ({
    ...menu(theme),
    display: 'block',
    paddingBlock: 8,
    fontWeight: 400,
    lineHeight: 1.3,
    ...arrowAtEnd,
  }),
  menuLanguage: (theme) => ({ ...menu(theme), fontWeight: 400 }),
  footer: () => ({
    display: 'inline-block',
    paddingBlock: 5,
    color: 'inherit',
    textDecorationColor: 'transparent',
    ...arrowAtEnd,
    '&[aria-current="true"]': { textDecorationColor: 'currentColor' },
  }),
  // Covers the nearest box around it that has a position: all of the box can be clicked, and has the ring.
  covering: () => ({
    color: 'inherit',
    textDecorationLine: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--card-radius, 0)' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  }),
} satisfies Record<string, (theme: Theme) => CSSObject>;

export type LinkLook = keyof typeof linkLooks;
