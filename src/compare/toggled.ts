import type { CaseStudySlug } from '../content/caseStudies';

/** More columns than this cannot be read next to each other. */
export const mostCompared = 4;

/** The list without a case study, or with it at its end; the same list where that would be too many. */
export function toggled(studies: readonly CaseStudySlug[], slug: CaseStudySlug): readonly CaseStudySlug[] {
  if (studies.includes(slug)) return studies.filter((other) => other !== slug);
  return studies.length < mostCompared ? [...studies, slug] : studies;
}
