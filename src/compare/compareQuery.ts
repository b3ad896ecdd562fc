import { type CaseStudySlug, caseStudySlugs, featuredSlugs } from '../content/caseStudies';
import { mostCompared } from './shortlistStore';

/** The case studies in the comparison before the visitor chooses: the featured ones. */
export const shownFirst: readonly CaseStudySlug[] = [...new Set([...featuredSlugs, ...caseStudySlugs])].slice(0, 3);

/** The query of the comparison's address. */
export interface CompareQuery {
  /** The chosen case studies, in the order of choice. */
  studies: readonly CaseStudySlug[];
  /** Hides rows in which all case studies are equal. */
  onlyDifferences: boolean;
  /** Shows the pack: the same as a document to print. */
  pack: boolean;
}

const ownNames = new Set(['studies', 'differences', 'pack']);

const isSlug = (name: string): name is CaseStudySlug => caseStudySlugs.some((slug) => slug === name);

/** Reads `?studies=favro,sekr&differences&pack`; unknown names and entries beyond four are ignored. */
export function readCompareQuery(params: URLSearchParams): CompareQuery {
  const named = (params.get('studies') ?? '').split(',').filter(isSlug);
  const studies = [...new Set(named)].slice(0, mostCompared);
  return {
    studies,
    onlyDifferences: studies.length > 1 && params.has('differences'),
    pack: studies.length > 0 && params.has('pack'),
  };
}

/** The query as the end of an address, from `?` on, or empty. Other entries of `params` stay. It is readable for people: commas are not encoded. */
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
