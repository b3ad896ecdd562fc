import { type CaseStudySlug, caseStudySlugs, featuredSlugs } from './caseStudies';
import { caseStudyCards } from './caseStudyCards';
import { industryTags, serviceTags, type Tag } from './tags';

/** What the list of case studies is restricted to; 'all' is the default (docs/requirements.md, 4). */
export type StudyFilter = Tag | 'all';

/** What the list's address says: the filter, and whether the studies that are not featured show without one. */
export interface StudyQuery {
  filter: StudyFilter;
  showAll: boolean;
}

const allTags: readonly Tag[] = [...industryTags, ...serviceTags];

/**
 * The slugs of the case studies in the list below the featured ones (docs/requirements.md, 4). With a filter: every match, featured ones
 * included. Without: those that are not featured, and only once they are all asked for.
 */
export function studiesShown({ filter, showAll }: StudyQuery): readonly CaseStudySlug[] {
  if (filter !== 'all') return caseStudySlugs.filter((slug) => caseStudyCards[slug].tags.includes(filter));
  return showAll ? caseStudySlugs.filter((slug) => !featuredSlugs.includes(slug)) : [];
}

/** The filter of that name; 'all' where there is none. */
export function filterOf(name: string | null): StudyFilter {
  return allTags.find((tag) => tag === name) ?? 'all';
}

/** Reads `?filter=<tag>&show=all`. */
export function readStudyQuery(params: URLSearchParams): StudyQuery {
  return { filter: filterOf(params.get('filter')), showAll: params.get('show') === 'all' };
}

/** What the address of the list ends with where it shows them all. */
export const showAllSearch = '?show=all';

/** The same address with another filter; what else it holds stays, and defaults are left out. */
export function writeStudyQuery(params: URLSearchParams, { filter, showAll }: StudyQuery): URLSearchParams {
  const next = new URLSearchParams(params);
  if (filter === 'all') next.delete('filter');
  else next.set('filter', filter);
  if (showAll) next.set('show', 'all');
  else next.delete('show');
  return next;
}
