/** Nine steps of one hue, from 100 (index 0, lightest) to 900 (index 8, darkest). */
export type Ramp = readonly [string, string, string, string, string, string, string, string, string];

/** The site's color ramps by the slug of their case study. The bundle of a screen defines them (camera/bundleStudy.ts). */
declare const RAMPS: Readonly<Record<string, Ramp>>;

/** The ramp of a case study; of one that the site no longer has, which other screens take colors from, that of the first one. */
export function rampOf(slug: string): Ramp {
  const ramp = RAMPS[slug] ?? Object.values(RAMPS)[0];
  if (ramp === undefined) throw new Error('There is no color ramp');
  return ramp;
}
