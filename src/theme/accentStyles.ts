import { rampOf } from './accents';
import { colors } from './palette';

/** Text and lines in a case study's own accent: step 700 on light backgrounds, 300 on dark ones. */
export function accentColor(name: string): string {
  const ramp = rampOf(name);
  return `light-dark(${ramp[6]}, ${ramp[2]})`;
}

/** Under a cover: on dark pages below step 900, the darkest that a block of a cover has, so that every block stands out. */
export function coverBackground(name: string): string {
  const ramp = rampOf(name);
  return `light-dark(${ramp[0]}, color-mix(in srgb, ${ramp[8]} 60%, ${colors.background.dark}))`;
}

/** What is chosen, on a background in the case study's accent: step 200 on light pages, 800 on dark ones. */
export function accentTint(name: string): string {
  const ramp = rampOf(name);
  return `light-dark(${ramp[1]}, ${ramp[7]})`;
}

/** A background in a case study's own accent: step 100 on light pages, 900 on dark ones. */
export function accentBackground(name: string): string {
  const ramp = rampOf(name);
  return `light-dark(${ramp[0]}, ${ramp[8]})`;
}
