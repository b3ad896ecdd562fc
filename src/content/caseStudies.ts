import { parts } from './parts';

/**
 * THE list of case studies, in the order in which pages show them: the slug of each is part of its address; other records name it by its id.
 * Every page loads this list. The facts are in caseStudyCards.ts and caseStudyRecords.ts.
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

/** The case study of the company's own product; it is off together with the product (parts.ts). Undefined if there is none. */
export const productStudy: CaseStudySlug | undefined = 'zcloud';

/** The case studies that have a page. */
export const caseStudySlugs: readonly CaseStudySlug[] = (Object.keys(caseStudyIds) as CaseStudySlug[]).filter(
  (slug) => parts.product || slug !== productStudy,
);

/** Whether a case study has a page: the product's case study has none while the product is off. */
export function hasCaseStudy(id: CaseStudyId): boolean {
  return caseStudySlugs.some((slug) => caseStudyIds[slug] === id);
}

/** The slug of the case study with this id. */
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

/** The case study after this one; the first one follows the last. Undefined if there is only one. */
export function followingCaseStudy(slug: CaseStudySlug): CaseStudySlug | undefined {
  const following = caseStudySlugs[(caseStudySlugs.indexOf(slug) + 1) % caseStudySlugs.length];
  return following === slug ? undefined : following;
}
