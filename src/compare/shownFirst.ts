import { type CaseStudySlug, caseStudySlugs, featuredSlugs } from '../content/caseStudies';

/** The case studies that are compared until some are chosen: those that are featured. */
export const shownFirst: readonly CaseStudySlug[] = [...new Set([...featuredSlugs, ...caseStudySlugs])].slice(0, 3);
