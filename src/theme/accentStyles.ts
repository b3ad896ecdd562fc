import { rampOf } from './accents';

/** Text and lines in a case's own accent: step 700 on light grounds, 300 on dark ones. */
export function accentColor(name: string): string {
  const ramp = rampOf(name);
  return `light-dark(${ramp[6]}, ${ramp[2]})`;
}

/** A ground in a case's own accent: step 100 on light pages, 900 on dark ones. */
export function accentGround(name: string): string {
  const ramp = rampOf(name);
  return `light-dark(${ramp[0]}, ${ramp[8]})`;
}
