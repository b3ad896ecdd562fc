import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { caseStudyIds, caseStudySlugs, featuredCaseStudies, hasCaseStudy } from '../../src/content/caseStudies';
import type { CaseStudy } from '../../src/content/caseStudy';
import { clientWordmarks } from '../../src/content/company';
import type { Service } from '../../src/content/service';
import { services } from '../../src/content/services';
import { industryTags, serviceTags } from '../../src/content/tags';
import { type Person, team } from '../../src/content/team';
import { heroTechnologies, technologies } from '../../src/content/technologies';

/** All records of src/content that refer to other records or to files. */
export interface Records {
  caseStudies: Readonly<Record<string, CaseStudy>>;
  caseStudyIds: Readonly<Record<string, string>>;
  /** Ids of the case studies that have a page. */
  idsWithPage: readonly string[];
  featuredCaseStudies: readonly string[];
  services: Readonly<Record<string, Service>>;
  team: readonly Person[];
  tags: readonly string[];
  technologies: readonly string[];
  heroTechnologies: readonly string[];
  wordmarks: readonly string[];
}

/** The records of the site. They include parts that are off, whose pictures and messages stay in the project. */
export const siteRecords: Records = {
  caseStudies: caseStudyRecords,
  caseStudyIds,
  idsWithPage: caseStudySlugs.map((slug) => caseStudyIds[slug]),
  featuredCaseStudies,
  services,
  team,
  tags: [...industryTags, ...serviceTags],
  technologies: Object.keys(technologies),
  heroTechnologies,
  wordmarks: clientWordmarks.map(({ mark }) => mark),
};

const studiesWithPage = caseStudySlugs.map((slug) => [slug, caseStudyRecords[slug]] as const);

const servicesAsShown = Object.entries(services).map(([slug, service]) => {
  const sections = service.sections.map((section) =>
    section.kind === 'featureWork'
      ? { ...section, items: section.items.filter(({ id }) => hasCaseStudy(id)) }
      : section,
  );
  return [slug, { ...service, sections }] as const;
});

/** The records whose pictures the site shows. */
export const shownRecords: Records = {
  ...siteRecords,
  caseStudies: Object.fromEntries(studiesWithPage),
  services: Object.fromEntries(servicesAsShown),
};
