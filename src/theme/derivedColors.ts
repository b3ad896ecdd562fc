import { color, type ColorName, colors, scheme } from './palette';
import { rampFrom } from './ramp';

/** The steps of the primary color's own hue. */
const primaryRamp = rampFrom(colors.primary.light);

/** What replaces a color where a visitor asks for more contrast: text of 7 : 1 on every background, edges of 4.5 : 1. */
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

/** The stronger color of a color, both as styles have them. */
export const moreContrast: ReadonlyMap<string, string> = new Map(
  Object.entries(strongerColors).map(([name, { light, dark }]) => [color(name as ColorName), scheme(light, dark)]),
);

/**
 * Tones of the primary color as custom properties, in both color schemes: from the palest to the strongest, and that of signs which lie on
 * the accent: in the dark they must not be as pale as it is.
 */
export const tones = {
  '--tone-1': { light: primaryRamp[1], dark: primaryRamp[6] },
  '--tone-2': { light: primaryRamp[2], dark: primaryRamp[3] },
  '--tone-3': { light: primaryRamp[4], dark: primaryRamp[4] },
  '--tone-4': { light: primaryRamp[5], dark: primaryRamp[2] },
  '--tone-over': { light: colors.primary.light, dark: colors.primarySoft.dark },
} as const;
