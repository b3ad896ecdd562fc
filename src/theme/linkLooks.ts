import type { CSSObject, Theme } from '@mui/material/styles';
import { focusRing } from './measures';

/** The entry of the current page, or of its group. */
export const currentPage = { textDecorationLine: 'underline' } as const;

/** An entry of the header's menu on wide screens. */
const navigation = (theme: Theme) =>
  ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    minHeight: 44,
    paddingInline: theme.spacing(1.25),
    borderRadius: 10,
    ...theme.typography.control,
    lineHeight: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    textDecorationLine: 'none',
    textUnderlineOffset: '0.45em',
    textDecorationThickness: 2,
    textDecorationColor: theme.vars.palette.primary.main,
    '&:hover': { color: theme.vars.palette.primary.main },
    '&[aria-current]': currentPage,
  }) as const;

/** An entry of the full-screen menu of narrow screens. */
const menu = (theme: Theme) => ({ ...navigation(theme), paddingInline: 0 });

/** Room for the arrow of an external link (ExternalLink). */
const roomForArrow = { '&[target]': { paddingInlineEnd: '1em' } } as const;

/** The weight of entries below others. */
const light = ({ typography }: Theme) => ({ fontWeight: typography.body2.fontWeight });

/** The looks of links outside of texts: in menus, in the footer, and over boxes. */
export const linkLooks = {
  navigation,
  dropdown: (theme) => ({
    ...navigation(theme),
    display: 'flex',
    gap: 0,
    whiteSpace: 'nowrap',
    ...light(theme),
    '&:hover, &[aria-current]': { backgroundColor: theme.vars.palette.primary.light },
  }),
  menu: (theme) => ({ ...menu(theme), display: 'flex', minHeight: 64, fontSize: theme.typography.h3.fontSize }),
  submenu: (theme) => ({
    ...menu(theme),
    ...theme.typography.dense,
    display: 'flex',
    gap: 0,
    minHeight: 52,
    ...light(theme),
    lineHeight: theme.typography.h4.lineHeight,
  }),
  menuLanguage: (theme) => ({ ...menu(theme), ...light(theme) }),
  footer: () => ({
    display: 'inline-block',
    paddingBlock: 5,
    color: 'inherit',
    textDecorationColor: 'transparent',
    ...roomForArrow,
    '&[aria-current="true"]': { textDecorationColor: 'currentColor' },
  }),
  // Covers its nearest positioned box, so that the whole box can be clicked and has the focus ring.
  covering: () => ({
    color: 'inherit',
    textDecorationLine: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--card-radius, 0)' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: 'var(--ring-offset, 3px)' },
  }),
} satisfies Record<string, (theme: Theme) => CSSObject>;

export type LinkLook = keyof typeof linkLooks;
