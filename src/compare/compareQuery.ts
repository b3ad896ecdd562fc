import { type CaseStudySlug, caseStudySlugs, featuredSlugs } from '../content/caseStudies';
import { mostCompared } from './shortlistStore';

/** The case studies that are compared until some are chosen: those that are featured. */
export const shownFirst: readonly CaseStudySlug[] = [...new Set([...featuredSlugs, ...caseStudySlugs])].slice(0, 3);

/** What the comparison's address says. */
export interface CompareQuery {
  /** The chosen case studies, in the order in which they were chosen; an empty list means none yet. */
  studies: readonly CaseStudySlug[];
  /** Leaves out the rows in which all of them are equal. */
  onlyDifferences: boolean;
  /** Shows the pack, the same as a document to print. */
  pack: boolean;
}

const ownNames = new Set(['studies', 'differences', 'pack']);

const isSlug = (name: string): name is CaseStudySlug => caseStudySlugs.some((slug) => slug === name);

/** Reads `?studies=favro,sekr&differences&pack`; unknown names are ignored, and so is what is too many. */
export function readCompareQuery(params: URLSearchParams): CompareQuery {
  const named = (params.get('studies') ?? '').split(',').filter(isSlug);
  const studies = [...new Set(named)].slice(0, mostCompared);
  return {
    studies,
    onlyDifferences: studies.length > 1 && params.has('differences'),
    pack: studies.length > 0 && params.has('pack'),
  };
}

/** The end of an address for a query, from `?` on, or empty; what else `params` holds stays. Written so that people can read it: commas are commas. */
export function compareSearch(query: Partial<CompareQuery>, params = new URLSearchParams()): string {
  const { studies = [], onlyDifferences = false, pack = false } = query;
  const others = new URLSearchParams([...params].filter(([name]) => !ownNames.has(name))).toString();
  const parts = [
    studies.length > 0 && `studies=${studies.join(',')}`,
    studies.length > 1 && onlyDifferences && 'differences',
    studies.length > 0 && pack && 'pack',
    others,
  ].filter((part) => part !== false && part !== '');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
