import { color, type ColorName, colors, scheme } from './palette';
import { rampFrom } from './ramp';

const primaryRamp = rampFrom(colors.primary.light);

/** Replacements for visitors who ask for more contrast: text has 7 : 1 on every background, edges have 4.5 : 1. */
export const strongerColors = {
  textSecondary: { light: '#2B2E38', dark: '#DDE0E8' },
  line: { light: '#6B6659', dark: '#8F96AB' },
  control: colors.textSecondary,
  primary: colors.primaryStrong,
  primaryStrong: { light: primaryRamp[8], dark: primaryRamp[1] },
  band: { light: primaryRamp[8], dark: primaryRamp[8] },
  error: { light: '#86150F', dark: '#FFC9C2' },
  success: { light: '#0A4A2A', dark: '#9BE8BD' },
  warning: { light: '#5C3700', dark: '#FFD699' },
} as const satisfies Partial<Record<ColorName, { light: string; dark: string }>>;

/** The stronger color for each replaced color, both as CSS. */
export const moreContrast: ReadonlyMap<string, string> = new Map(
  Object.entries(strongerColors).map(([name, { light, dark }]) => [color(name as ColorName), scheme(light, dark)]),
);

/**
 * Tones of the primary color as custom properties, from the palest to the strongest. `--tone-over` is for signs on the accent, which is pale in
 * the dark scheme.
 */
export const tones = {
  '--tone-1': { light: primaryRamp[1], dark: primaryRamp[6] },
  '--tone-2': { light: primaryRamp[2], dark: primaryRamp[3] },
  '--tone-3': { light: primaryRamp[4], dark: primaryRamp[4] },
  '--tone-4': { light: primaryRamp[5], dark: primaryRamp[2] },
  '--tone-over': { light: colors.primary.light, dark: colors.primarySoft.dark },
} as const;
