import type { CaseStudySlug } from '../content/caseStudies';
import { caseStudyRecords } from '../content/caseStudyRecords';
import { industryTags, serviceTags, type Tag } from '../content/tags';

/** The criteria of the comparison: the rows of the table, in order. */
export const criteria = [
  'problem',
  'industry',
  'services',
  'team',
  'duration',
  'technology',
  'outcome',
  'hard',
  'after',
] as const;

export type Criterion = (typeof criteria)[number];

const tagsAmong = (list: readonly Tag[], slug: CaseStudySlug) =>
  caseStudyRecords[slug].tags.filter((tag) => list.includes(tag));

export const industriesOf = (slug: CaseStudySlug) => tagsAmong(industryTags, slug);
export const servicesOf = (slug: CaseStudySlug) => tagsAmong(serviceTags, slug);

/** A case study's fact in a row, as a text: two texts are equal if the facts are, in any order. Sentences are never equal. */
export function factOf(criterion: Criterion, slug: CaseStudySlug): string {
  const { effort, techStack } = caseStudyRecords[slug];
  const asText = (list: readonly string[]) => list.toSorted().join();
  switch (criterion) {
    case 'industry':
      return asText(industriesOf(slug));
    case 'services':
      return asText(servicesOf(slug));
    case 'team':
      return String(effort.people);
    case 'duration':
      return String(effort.months);
    case 'technology':
      return asText(techStack);
    case 'problem':
    case 'outcome':
    case 'hard':
    case 'after':
      return slug;
  }
}

/** The rows of a table of case studies; `onlyDifferences` leaves out rows in which all case studies are equal. */
export function rowsOf(slugs: readonly CaseStudySlug[], onlyDifferences: boolean): readonly Criterion[] {
  if (!onlyDifferences || slugs.length < 2) return criteria;
  return criteria.filter((criterion) => new Set(slugs.map((slug) => factOf(criterion, slug))).size > 1);
}
