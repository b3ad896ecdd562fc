import { colors } from './palette';
import { primaryRamp as ramp } from './strongerColors';

/**
 * Tones of the primary color as custom properties, in both color schemes: from the palest to the strongest, and that of signs which lie on
 * the accent: in the dark they must not be as pale as it is.
 */
export const tones = {
  '--tone-1': { light: ramp[1], dark: ramp[6] },
  '--tone-2': { light: ramp[2], dark: ramp[3] },
  '--tone-3': { light: ramp[4], dark: ramp[4] },
  '--tone-4': { light: ramp[5], dark: ramp[2] },
  '--tone-over': { light: colors.primary.light, dark: colors.primarySoft.dark },
} as const;
