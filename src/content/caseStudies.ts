import { entry as aklivity } from './case-studies/aklivity/entry';
import { entry as bemarke } from './case-studies/bemarke/entry';
import { entry as eatfresh } from './case-studies/eatfresh/entry';
import { entry as favro } from './case-studies/favro/entry';
import { entry as lempire } from './case-studies/lempire/entry';
import { entry as meteor } from './case-studies/meteor/entry';
import { entry as montiApm } from './case-studies/monti-apm/entry';
import { entry as pathable } from './case-studies/pathable/entry';
import { entry as petParker } from './case-studies/pet-parker/entry';
import { entry as polidigital } from './case-studies/polidigital/entry';
import { entry as sekr } from './case-studies/sekr/entry';
import { entry as sneakpeek } from './case-studies/sneakpeek/entry';
import { entry as sostena } from './case-studies/sostena/entry';
import { entry as unloc } from './case-studies/unloc/entry';
import { entry as zcloud } from './case-studies/zcloud/entry';
import type { CaseStudyEntry } from './caseStudy';
import type { Tag } from './tags';

/**
 * THE list of case studies, in the order in which they are shown. Every page holds these entries; only the pages that need a record or an accent hold
 * those (records.ts and accents.ts in `case-studies`).
 */
export const caseStudies = {
  sostena,
  sekr,
  pathable,
  meteor,
  'pet-parker': petParker,
  'monti-apm': montiApm,
  aklivity,
  unloc,
  lempire,
  sneakpeek,
  eatfresh,
  favro,
  bemarke,
  polidigital,
  zcloud,
} satisfies Record<string, CaseStudyEntry>;

export type CaseStudySlug = keyof typeof caseStudies;

export type CaseStudyId = (typeof caseStudies)[CaseStudySlug]['id'];

export const caseStudySlugs = Object.keys(caseStudies) as CaseStudySlug[];

/** The three case studies shown large on the home page and in the list (docs/requirements.md, 3 and 4). */
export const featuredCaseStudies: readonly CaseStudyId[] = ['petparker', 'montiapm', 'sekr'];

/** The featured case studies in the order of the list. */
export const featuredSlugs: readonly CaseStudySlug[] = caseStudySlugs.filter((slug) =>
  featuredCaseStudies.includes(caseStudies[slug].id),
);

/** The tags of a case study, the most telling first. */
export function tagsOf(slug: CaseStudySlug): readonly Tag[] {
  return caseStudies[slug].tags;
}

/** The slug of a case study's id; every id has one, because ids are typed by the list. */
export function slugOfId(id: CaseStudyId): CaseStudySlug {
  const slug = caseStudySlugs.find((candidate) => caseStudies[candidate].id === id);
  if (slug === undefined) throw new Error(`There is no case study with the id ${id}`);
  return slug;
}

/** The case study after this one, from the last to the first: the next one until another is picked. None where there is only one. */
export function followingCaseStudy(slug: CaseStudySlug): CaseStudySlug | undefined {
  const following = caseStudySlugs[(caseStudySlugs.indexOf(slug) + 1) % caseStudySlugs.length];
  return following === slug ? undefined : following;
}
