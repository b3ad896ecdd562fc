import {
  type CaseStudyId,
  type CaseStudySlug,
  caseStudySlugs as allStudies,
  caseStudyOf,
  featuredStudies,
  slugOfId,
} from './caseStudies';
import { homeServices as onHome, serviceOf, type ServiceSlug, serviceSlugs as allServices } from './services';
import type { Tag } from './tags';

/*
 * What pages need of records that are not theirs. The build computes it (webpack.config.ts): only a record's own page fetches the record.
 */

export const caseStudySlugs: readonly CaseStudySlug[] = allStudies;
export const serviceSlugs: readonly ServiceSlug[] = allServices;
export const homeServices: readonly ServiceSlug[] = onHome;

/** The studies shown large on the home page and in the list. */
export const featuredSlugs: readonly CaseStudySlug[] = featuredStudies.map(slugOfId);

/** What a card tells of a study. */
export const studyCards = Object.fromEntries(
  allStudies.map((slug) => [slug, { tags: caseStudyOf(slug).tags, customer: caseStudyOf(slug).company.name }]),
) as Record<CaseStudySlug, { tags: readonly Tag[]; customer: string }>;

/** The slugs of studies by their ids. */
export const slugsOfIds = Object.fromEntries(allStudies.map((slug) => [caseStudyOf(slug).id, slug])) as Record<
  CaseStudyId,
  CaseStudySlug
>;

/** Three success stories for each service. */
export const storiesOfServices = Object.fromEntries(
  allServices.map((slug) => [slug, serviceOf(slug).picks.map(slugOfId)]),
) as unknown as Record<ServiceSlug, readonly CaseStudySlug[]>;
