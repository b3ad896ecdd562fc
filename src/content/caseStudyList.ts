import { type CaseStudySlug, caseStudySlugs, featuredSlugs } from './caseStudies';
import { caseStudyCards } from './caseStudyCards';
import { industryTags, serviceTags, type Tag } from './tags';

/** The filter of the list of case studies; 'all' is the default (docs/requirements.md, 4). */
export type StudyFilter = Tag | 'all';

/** The state in the list's address: the filter, and whether the list without a filter shows the studies that are not featured. */
export interface StudyQuery {
  filter: StudyFilter;
  showAll: boolean;
}

const allTags: readonly Tag[] = [...industryTags, ...serviceTags];

/**
 * The case studies in the list below the featured ones (docs/requirements.md, 4). With a filter, the list has every match, including
 * featured ones. Without a filter, it has the others, if the visitor asked for all.
 */
export function studiesShown({ filter, showAll }: StudyQuery): readonly CaseStudySlug[] {
  if (filter !== 'all') return caseStudySlugs.filter((slug) => caseStudyCards[slug].tags.includes(filter));
  return showAll ? caseStudySlugs.filter((slug) => !featuredSlugs.includes(slug)) : [];
}

/** The filter with this name; 'all' if there is none. */
export function filterOf(name: string | null): StudyFilter {
  return allTags.find((tag) => tag === name) ?? 'all';
}

/** Reads `?filter=<tag>&show=all`. */
export function readStudyQuery(params: URLSearchParams): StudyQuery {
  return { filter: filterOf(params.get('filter')), showAll: params.get('show') === 'all' };
}

/** The end of the list's address when it shows all case studies. */
export const showAllSearch = '?show=all';

/** Changes the filter in an address. Other parameters stay; default values are not written. */
export function writeStudyQuery(params: URLSearchParams, { filter, showAll }: StudyQuery): URLSearchParams {
  const next = new URLSearchParams(params);
  if (filter === 'all') next.delete('filter');
  else next.set('filter', filter);
  if (showAll) next.set('show', 'all');
  else next.delete('show');
  return next;
}
