/**
 * THE list of case studies, in the order in which they are shown: the slug of each, which is its address, and the id by which it is
 * picked. Every page holds these, and the records of those that it shows
 * (shownStudies.ts); caseStudyRecords.ts has all.
 */
const ids = {
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

export type CaseStudySlug = keyof typeof ids;

export type CaseStudyId = (typeof ids)[CaseStudySlug];

export const caseStudySlugs = Object.keys(ids) as readonly CaseStudySlug[];

/** The slug of a case study's id; every id has one, because ids are typed by the list. */
export function slugOfId(id: CaseStudyId): CaseStudySlug {
  const slug = caseStudySlugs.find((candidate) => ids[candidate] === id);
  if (slug === undefined) throw new Error(`There is no case study with the id ${id}`);
  return slug;
}

const featured: readonly CaseStudyId[] = ['petparker', 'montiapm', 'sekr'];

/** The three case studies shown large on the home page and in the list (docs/requirements.md, 3 and 4). */
export const featuredCaseStudies: readonly CaseStudySlug[] = featured.map(slugOfId);

/** The featured case studies in the order of the list. */
export const featuredSlugs: readonly CaseStudySlug[] = caseStudySlugs.filter((slug) =>
  featuredCaseStudies.includes(slug),
);

/** The case study after this one, from the last to the first: the next one until another is picked. None where there is only one. */
export function followingCaseStudy(slug: CaseStudySlug): CaseStudySlug | undefined {
  const following = caseStudySlugs[(caseStudySlugs.indexOf(slug) + 1) % caseStudySlugs.length];
  return following === slug ? undefined : following;
}
