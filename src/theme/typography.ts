import type { CSSProperties } from 'react';

const latin = 'Geologica, "Geologica Fallback", Arial, system-ui, sans-serif';

/** The font families. Only Arabic pages name the font of Arabic letters, so that a word such as “العربية” in a menu does not load it. */
export const fontStacks = {
  latin: { '--sans': latin },
  arabic: { '--sans': `"Readex Pro", "Readex Pro Fallback", ${latin}` },
};

const heading = { textWrap: 'balance', overflowWrap: 'anywhere' } as const;

/** Light letters on a dark background look thinner than they are; globalStyles.ts sets the weight for each scheme. */
const bodyWeight = 'var(--body-weight)';

/** The type scale, fluid from 360 to 1440 px. */
export const typography = {
  fontFamily: 'var(--sans)',
  fontWeightRegular: bodyWeight,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  display: {
    ...heading,
    // Below 353 px the widest word of all languages (Spanish and Portuguese "Transformamos") fills the line.
    fontSize: 'clamp(1.875rem, min(11.25vw, 1.625rem + 3.889vw), 4.75rem)',
    lineHeight: 1,
    letterSpacing: '-0.045em',
    fontWeight: 600,
  },
  h1: {
    ...heading,
    fontSize: 'clamp(2.25rem, 1.667rem + 2.593vw, 4rem)',
    lineHeight: 1.04,
    letterSpacing: '-0.04em',
    fontWeight: 600,
  },
  h2: {
    ...heading,
    fontSize: 'clamp(1.75rem, 1.417rem + 1.481vw, 2.75rem)',
    lineHeight: 1.08,
    letterSpacing: '-0.035em',
    fontWeight: 600,
  },
  h3: {
    ...heading,
    fontSize: 'clamp(1.375rem, 1.25rem + 0.556vw, 1.75rem)',
    lineHeight: 1.18,
    letterSpacing: '-0.02em',
    fontWeight: 560,
  },
  h4: {
    ...heading,
    fontSize: 'clamp(1.1875rem, 1.125rem + 0.278vw, 1.375rem)',
    lineHeight: 1.3,
    letterSpacing: '-0.015em',
    fontWeight: 560,
  },
  lead: {
    fontSize: 'clamp(1.125rem, 1.0625rem + 0.278vw, 1.3125rem)',
    lineHeight: 1.5,
    fontWeight: bodyWeight,
    textWrap: 'balance',
  },
  /** Long texts. */
  prose: { fontSize: 'clamp(1.0625rem, 1.02rem + 0.19vw, 1.1875rem)', lineHeight: 1.65, textWrap: 'pretty' },
  body1: {
    fontSize: 'clamp(1rem, 0.979rem + 0.093vw, 1.0625rem)',
    lineHeight: 1.6,
    fontWeight: bodyWeight,
    textWrap: 'pretty',
  },
  /** Buttons and entries of menus. */
  control: { fontSize: '1rem', lineHeight: 1.25, fontWeight: 500 },
  /** Facts, lists, cells of tables. */
  dense: { fontSize: '0.9375rem', lineHeight: 1.5 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5, fontWeight: 400, textWrap: 'pretty' },
  label: { fontSize: '0.8125rem', lineHeight: 1.4, fontWeight: 500 },
  /** One sentence across a page. */
  statement: {
    fontSize: 'clamp(2rem, 0.9rem + 4.6vw, 5rem)',
    lineHeight: 1.08,
    letterSpacing: '-0.02em',
    fontWeight: bodyWeight,
    textWrap: 'balance',
  },
  quote: {
    fontSize: 'clamp(1.375rem, 1.042rem + 1.481vw, 2.25rem)',
    lineHeight: 1.28,
    letterSpacing: '-0.02em',
    fontWeight: bodyWeight,
    textWrap: 'balance',
  },
  figure: {
    fontSize: 'clamp(2.5rem, 2rem + 2.222vw, 4rem)',
    lineHeight: 1,
    letterSpacing: '-0.04em',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  /** A figure as large as its container allows: the component sets `--letters`, the number of letters that have to fit on a line. */
  result: {
    ...heading,
    fontSize: 'clamp(2.5rem, calc(150cqi / var(--letters)), min(7rem, 18vw))',
    lineHeight: 1.08,
    letterSpacing: '-0.045em',
    fontWeight: 600,
  },
  button: { fontSize: '1rem', lineHeight: 1.25, fontWeight: 560, letterSpacing: 0, textTransform: 'none' },
} as const;

type OwnVariant =
  | 'control'
  | 'dense'
  | 'display'
  | 'figure'
  | 'label'
  | 'lead'
  | 'prose'
  | 'quote'
  | 'result'
  | 'statement';
type OwnVariants = Record<OwnVariant, CSSProperties>;

declare module '@mui/material/styles' {
  interface TypographyVariants extends OwnVariants {}
  interface TypographyVariantsOptions extends Partial<OwnVariants> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<OwnVariant, true> {}
}
