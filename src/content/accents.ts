import { colors } from '../theme/palette';
import type { Ramp } from '../theme/ramp';
import type { CaseStudySlug } from './caseStudies';
import { caseStudyCards } from './caseStudyCards';

/** The color ramp of an accent. A test checks its contrasts (theme/ramp.ts), so the same steps work for every accent. */
export function rampFromAccent(accent: string): Ramp {
  return accent.split(' ') as unknown as Ramp;
}

const rampOf = (slug: CaseStudySlug) => rampFromAccent(caseStudyCards[slug].accent);

/** Text and lines in a case study's own accent: step 700 on light backgrounds, 300 on dark ones. */
export function accentColor(slug: CaseStudySlug): string {
  const ramp = rampOf(slug);
  return `light-dark(${ramp[6]}, ${ramp[2]})`;
}

/** The background of a cover. On dark pages it is darker than step 900, the darkest color of a block, so every block is visible. */
export function coverBackground(slug: CaseStudySlug): string {
  const ramp = rampOf(slug);
  return `light-dark(${ramp[0]}, color-mix(in srgb, ${ramp[8]} 60%, ${colors.background.dark}))`;
}

/** The background of a selected item in a case study's accent: step 200 on light pages, 800 on dark ones. */
export function accentTint(slug: CaseStudySlug): string {
  const ramp = rampOf(slug);
  return `light-dark(${ramp[1]}, ${ramp[7]})`;
}

/** A background in a case study's own accent: step 100 on light pages, 900 on dark ones. */
export function accentBackground(slug: CaseStudySlug): string {
  const ramp = rampOf(slug);
  return `light-dark(${ramp[0]}, ${ramp[8]})`;
}

/** The colors of a slab with a case study's product, the same in both schemes: the slab, a block on it, and words on that block. */
export function accentSlab(slug: CaseStudySlug): { background: string; tint: string; ink: string } {
  const ramp = rampOf(slug);
  return { background: ramp[8], tint: ramp[2], ink: ramp[8] };
}

/** A color of a drawing: a step of the ramp, or paper. On dark pages a step changes to the opposite step, unless the part is lit. */
export function drawingTone(slug: CaseStudySlug, tone: number | 'paper', lit = false): string {
  const ramp = rampOf(slug);
  const [light, dark] = tone === 'paper' ? ['#fff', ramp[8]] : [ramp[tone / 100 - 1], ramp[9 - tone / 100]];
  return lit ? String(light) : `light-dark(${light}, ${dark})`;
}
