import { cardOf, type CaseStudyId, type CaseStudySlug, caseStudyOf, slugOfId } from './caseStudies';
import { serviceOf, type ServiceSlug, serviceSlugs } from './services';
import type { StudyCard } from './study';

/* The case studies that services show. The build computes it (webpack.config.ts). */

/** Three success stories for each service. */
export const storiesOfServices = Object.fromEntries(
  serviceSlugs.map((slug) => [slug, serviceOf(slug).picks.map((id) => cardOf(slugOfId(id)))]),
) as unknown as Record<ServiceSlug, readonly StudyCard[]>;

const featureWork = serviceSlugs.flatMap((slug) =>
  serviceOf(slug).sections.flatMap((section) => (section.kind === 'featureWork' ? section.items : [])),
);

/** The studies that feature work is from, by their ids. */
export const featureStudies: Partial<Record<CaseStudyId, { slug: CaseStudySlug; customer: string }>> =
  Object.fromEntries(
    featureWork.map(({ id }) => [id, { slug: slugOfId(id), customer: caseStudyOf(slugOfId(id)).company.name }]),
  );
