import { colors } from '../../theme/palette';
import type { Ramp } from '../../theme/ramp';
import type { CaseStudySlug } from '../caseStudies';
import { accent as aklivity } from './aklivity/accent';
import { accent as bemarke } from './bemarke/accent';
import { accent as eatfresh } from './eatfresh/accent';
import { accent as favro } from './favro/accent';
import { accent as lempire } from './lempire/accent';
import { accent as meteor } from './meteor/accent';
import { accent as montiApm } from './monti-apm/accent';
import { accent as pathable } from './pathable/accent';
import { accent as petParker } from './pet-parker/accent';
import { accent as polidigital } from './polidigital/accent';
import { accent as sekr } from './sekr/accent';
import { accent as sneakpeek } from './sneakpeek/accent';
import { accent as sostena } from './sostena/accent';
import { accent as unloc } from './unloc/accent';
import { accent as zcloud } from './zcloud/accent';

const steps: Readonly<Record<CaseStudySlug, string>> = {
  aklivity,
  bemarke,
  eatfresh,
  favro,
  lempire,
  meteor,
  'monti-apm': montiApm,
  pathable,
  'pet-parker': petParker,
  polidigital,
  sekr,
  sneakpeek,
  sostena,
  unloc,
  zcloud,
};

/** The color ramp of a case study; its contrasts are those of theme/ramp.ts (a test says so), so one rule serves all. */
export function rampOf(slug: CaseStudySlug): Ramp {
  return steps[slug].split(' ') as unknown as Ramp;
}

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
