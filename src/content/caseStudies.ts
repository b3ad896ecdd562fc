/**
 * THE list of case studies, in the order in which they are shown. Every page holds these slugs, and the records of those that it shows
 * (shownStudies.ts); caseStudyRecords.ts has all.
 */
const slugs = [
  'sostena',
  'sekr',
  'pathable',
  'meteor',
  'pet-parker',
  'monti-apm',
  'aklivity',
  'unloc',
  'lempire',
  'sneakpeek',
  'eatfresh',
  'favro',
  'bemarke',
  'polidigital',
  'zcloud',
] as const;

export type CaseStudySlug = (typeof slugs)[number];

export const caseStudySlugs: readonly CaseStudySlug[] = slugs;

/** The three case studies shown large on the home page and in the list (docs/requirements.md, 3 and 4). */
export const featuredCaseStudies: readonly CaseStudySlug[] = ['pet-parker', 'monti-apm', 'sekr'];

/** The featured case studies in the order of the list. */
export const featuredSlugs: readonly CaseStudySlug[] = caseStudySlugs.filter((slug) =>
  featuredCaseStudies.includes(slug),
);

/** The case study after this one, from the last to the first: the next one until another is picked. None where there is only one. */
export function followingCaseStudy(slug: CaseStudySlug): CaseStudySlug | undefined {
  const following = caseStudySlugs[(caseStudySlugs.indexOf(slug) + 1) % caseStudySlugs.length];
  return following === slug ? undefined : following;
}
