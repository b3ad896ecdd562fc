import { caseStudies, featuredStudies } from '../../src/content/caseStudies';
import { clientWordmarks } from '../../src/content/company';
import { type Service, services } from '../../src/content/services';
import type { CaseStudy } from '../../src/content/study';
import { industryTags, serviceTags } from '../../src/content/tags';
import { type Person, team } from '../../src/content/team';
import { heroTechnologies, technologies } from '../../src/content/technologies';
import { routes } from '../../src/routeList';

/** Everything in src/content that points at something else. */
export interface Records {
  caseStudies: Readonly<Record<string, CaseStudy>>;
  featuredStudies: readonly string[];
  services: Readonly<Record<string, Service>>;
  team: readonly Person[];
  tags: readonly string[];
  technologies: readonly string[];
  heroTechnologies: readonly string[];
  wordmarks: readonly string[];
  routes: readonly { path: string }[];
}

export const siteRecords: Records = {
  caseStudies,
  featuredStudies,
  services,
  team,
  tags: [...industryTags, ...serviceTags],
  technologies: Object.keys(technologies),
  heroTechnologies,
  wordmarks: clientWordmarks.map(({ mark }) => mark),
  routes,
};
