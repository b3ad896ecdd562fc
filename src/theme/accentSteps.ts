import { accents } from './accents';

/** The steps of every ramp that pages show: a ground and a color, for light pages and for dark ones. The build computes it (webpack.config.ts). */
export const accentSteps: Readonly<Record<string, readonly [string, string, string, string]>> = Object.fromEntries(
  Object.entries(accents).map(([slug, ramp]) => [slug, [ramp[0], ramp[2], ramp[6], ramp[8]]]),
);
