import { caseStudies, caseStudySlugs, featuredCaseStudies } from '../../src/content/caseStudies';
import { caseStudyRecords } from '../../src/content/case-studies/records';
import { clientWordmarks } from '../../src/content/company';
import { type Service, services } from '../../src/content/services';
import type { CaseStudy } from '../../src/content/caseStudy';
import { industryTags, serviceTags, type Tag } from '../../src/content/tags';
import { type Person, team } from '../../src/content/team';
import { heroTechnologies, technologies } from '../../src/content/technologies';
import { routes } from '../../src/routes';

/** Everything in src/content that points at something else. */
export interface Records {
  caseStudies: Readonly<Record<string, CaseStudy & { id: string; tags: readonly Tag[] }>>;
  featuredCaseStudies: readonly string[];
  services: Readonly<Record<string, Service>>;
  team: readonly Person[];
  tags: readonly string[];
  technologies: readonly string[];
  heroTechnologies: readonly string[];
  wordmarks: readonly string[];
  routes: readonly { path: string }[];
}

export const siteRecords: Records = {
  caseStudies: Object.fromEntries(
    caseStudySlugs.map((slug) => [slug, { ...caseStudies[slug], ...caseStudyRecords[slug] }]),
  ),
  featuredCaseStudies,
  services,
  team,
  tags: [...industryTags, ...serviceTags],
  technologies: Object.keys(technologies),
  heroTechnologies,
  wordmarks: clientWordmarks.map(({ mark }) => mark),
  routes,
};
