import { rampOf } from './accents';

/** Text and lines in a case study's own accent: step 700 on light backgrounds, 300 on dark ones. */
export function accentColor(name: string): string {
  const ramp = rampOf(name);
  return `light-dark(${ramp[6]}, ${ramp[2]})`;
}

/** A background in a case study's own accent: step 100 on light pages, 900 on dark ones. */
export function accentBackground(name: string): string {
  const ramp = rampOf(name);
  return `light-dark(${ramp[0]}, ${ramp[8]})`;
}
