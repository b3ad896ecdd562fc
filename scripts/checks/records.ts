import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { caseStudyIds, caseStudySlugs, featuredCaseStudies } from '../../src/content/caseStudies';
import type { CaseStudy } from '../../src/content/caseStudy';
import { clientWordmarks } from '../../src/content/company';
import type { Service } from '../../src/content/service';
import { services } from '../../src/content/services';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { industryTags, serviceTags } from '../../src/content/tags';
import { type Person, team } from '../../src/content/team';
import { heroTechnologies, technologies } from '../../src/content/technologies';
import { routes } from '../../src/paths';

/** Everything in src/content that names something else. */
export interface Records {
  caseStudies: Readonly<Record<string, CaseStudy>>;
  caseStudyIds: Readonly<Record<string, string>>;
  featuredCaseStudies: readonly string[];
  services: Readonly<Record<string, Service>>;
  team: readonly Person[];
  tags: readonly string[];
  technologies: readonly string[];
  heroTechnologies: readonly string[];
  wordmarks: readonly string[];
  routes: readonly { path: string }[];
  /** Names that only one of two lists has, as problems. */
  unpaired: readonly string[];
}

/** Names that one of two lists in src/content has and the other lacks, each with the list that lacks it. */
export function unpaired(list: string, names: readonly string[], other: string, others: readonly string[]): string[] {
  const lacks = (file: string, where: string) => (name: string) =>
    `src/content/${file}: "${name}": is missing, and src/content/${where} has it`;
  return [
    ...names.filter((name) => !others.includes(name)).map(lacks(other, list)),
    ...others.filter((name) => !names.includes(name)).map(lacks(list, other)),
  ];
}

/** The records of the site. */
export const siteRecords: Records = {
  caseStudies: caseStudyRecords,
  unpaired: [
    ...unpaired('caseStudies.ts', caseStudySlugs, 'caseStudyRecords.ts', Object.keys(caseStudyRecords)),
    ...unpaired('serviceSlugs.ts', serviceSlugs, 'services.ts', Object.keys(services)),
  ],
  caseStudyIds,
  featuredCaseStudies,
  services,
  team,
  tags: [...industryTags, ...serviceTags],
  technologies: Object.keys(technologies),
  heroTechnologies,
  wordmarks: clientWordmarks.map(({ mark }) => mark),
  routes,
};
