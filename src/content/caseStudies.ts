import { parts } from './parts';

/**
 * THE list of case studies, in the order in which they are shown: the slug of each, which is its address, and the id by which it is
 * picked. Every page holds these; caseStudyCards.ts and caseStudyRecords.ts have the facts.
 */
export const caseStudyIds = {
  sostena: 'sostena',
  sekr: 'sekr',
  pathable: 'pathable',
  meteor: 'meteor',
  'pet-parker': 'petparker',
  'monti-apm': 'montiapm',
  aklivity: 'aklivity',
  unloc: 'unloc',
  lempire: 'lempire',
  sneakpeek: 'sneakpeek',
  eatfresh: 'eatfresh',
  favro: 'favro',
  bemarke: 'bemarke',
  polidigital: 'polidigital',
  zcloud: 'zcloud',
} as const;

export type CaseStudySlug = keyof typeof caseStudyIds;

export type CaseStudyId = (typeof caseStudyIds)[CaseStudySlug];

/** The case study of the company's own product, which comes and goes with it (parts.ts); undefined where there is none. */
export const productStudy: CaseStudySlug | undefined = 'zcloud';

/** The case studies that have a page. */
export const caseStudySlugs: readonly CaseStudySlug[] = (Object.keys(caseStudyIds) as CaseStudySlug[]).filter(
  (slug) => parts.product || slug !== productStudy,
);

/** Whether a case study that a record picks has a page: that of the product may have none. */
export function hasCaseStudy(id: CaseStudyId): boolean {
  return caseStudySlugs.some((slug) => caseStudyIds[slug] === id);
}

/** The slug of a case study's id; every id has one, because ids are typed by the list. */
export function slugOfId(id: CaseStudyId): CaseStudySlug {
  const slug = caseStudySlugs.find((candidate) => caseStudyIds[candidate] === id);
  if (slug === undefined) throw new Error(`There is no case study with the id ${id}`);
  return slug;
}

/** The three case studies shown large on the home page and in the list (docs/requirements.md, 3 and 4). */
export const featuredCaseStudies: readonly CaseStudyId[] = ['petparker', 'montiapm', 'sekr'];

/** The featured case studies in the order of the list. */
export const featuredSlugs: readonly CaseStudySlug[] = caseStudySlugs.filter((slug) =>
  featuredCaseStudies.includes(caseStudyIds[slug]),
);

/** The case study after this one, from the last to the first: the next one until another is picked. None where there is only one. */
export function followingCaseStudy(slug: CaseStudySlug): CaseStudySlug | undefined {
  const following = caseStudySlugs[(caseStudySlugs.indexOf(slug) + 1) % caseStudySlugs.length];
  return following === slug ? undefined : following;
}
