import { colors } from '../theme/palette';
import type { Ramp } from '../theme/ramp';
import type { CaseStudySlug } from './caseStudies';
import { caseStudyCards } from './caseStudyCards';

/** The color ramp of an accent; its contrasts are those of theme/ramp.ts (a test says so), so one rule serves all. */
export function rampFromAccent(accent: string): Ramp {
  return accent.split(' ') as unknown as Ramp;
}

const rampOf = (slug: CaseStudySlug) => rampFromAccent(caseStudyCards[slug].accent);

/** Text and lines in a case study's own accent: step 700 on light backgrounds, 300 on dark ones. */
export function accentColor(slug: CaseStudySlug): string {
  const ramp = rampOf(slug);
  return `light-dark(${ramp[6]}, ${ramp[2]})`;
}

/** Under a cover: on dark pages below step 900, the darkest that a block of a cover has, so that every block stands out. */
export function coverBackground(slug: CaseStudySlug): string {
  const ramp = rampOf(slug);
  return `light-dark(${ramp[0]}, color-mix(in srgb, ${ramp[8]} 60%, ${colors.background.dark}))`;
}

/** A chosen item, on a background in the case study's accent: step 200 on light pages, 800 on dark ones. */
export function accentTint(slug: CaseStudySlug): string {
  const ramp = rampOf(slug);
  return `light-dark(${ramp[1]}, ${ramp[7]})`;
}

/** A background in a case study's own accent: step 100 on light pages, 900 on dark ones. */
export function accentBackground(slug: CaseStudySlug): string {
  const ramp = rampOf(slug);
  return `light-dark(${ramp[0]}, ${ramp[8]})`;
}

/** A slab that shows a case study's product, the same in both schemes: step 900, a block on it in step 300, and the color of words on that. */
export function accentSlab(slug: CaseStudySlug): { background: string; tint: string; ink: string } {
  const ramp = rampOf(slug);
  return { background: ramp[8], tint: ramp[2], ink: ramp[8] };
}

/** A color of a drawing, as its file names it: a step, or the paper of what it shows. On dark pages a step trades places with its opposite, unless the part is lit. */
export function drawingTone(slug: CaseStudySlug, tone: number | 'paper', lit = false): string {
  const ramp = rampOf(slug);
  const [light, dark] = tone === 'paper' ? ['#fff', ramp[8]] : [ramp[tone / 100 - 1], ramp[9 - tone / 100]];
  return lit ? String(light) : `light-dark(${light}, ${dark})`;
}
