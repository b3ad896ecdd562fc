import type { Records } from './records';

/** Reports names at a place (file and key) that are not in a list. */
function missing(place: string, names: readonly string[], list: readonly string[], reason: string): string[] {
  return names.filter((name) => !list.includes(name)).map((name) => `src/content/${place}: "${name}": ${reason}`);
}

function repeated(place: string, names: readonly string[]): string[] {
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `src/content/${place}: "${name}": is there more than once`);
}

/** Reports mistakes in records that no type finds: names without a page or a position, names that nothing uses, and repeated names. */
export function referenceProblems(records: Records): string[] {
  const studies = Object.values(records.caseStudies);
  const services = Object.entries(records.services);
  const people = records.team.map(({ id }) => id);
  const heads = records.team.filter(({ contribution }) => contribution.includes('head')).map(({ id }) => id);
  const usedTechnologies: readonly string[] = [
    ...records.heroTechnologies,
    ...studies.flatMap(({ techStack }) => techStack),
    ...services.flatMap(([, { technologies }]) => technologies),
  ];
  const withoutPage = (place: string, names: readonly string[]) =>
    missing(
      place,
      names,
      records.idsWithPage,
      'has no page while the product is off (src/content/parts.ts): take another',
    );

  return [
    ...withoutPage('caseStudies.ts: featuredCaseStudies', records.featuredCaseStudies),
    ...services.flatMap(([slug, { proof, head, sections }]) => [
      ...withoutPage(`services/${slug}.ts: proof`, [proof.study]),
      ...missing(
        `services/${slug}.ts: head`,
        [head],
        heads,
        "is no head: add 'head' to the contribution (src/content/team.ts)",
      ),
      ...sections.flatMap((section) => {
        // A speaker whose position is a message of the team belongs to the team.
        const isOfTeam = section.kind === 'quote' && section.position.startsWith('team.');
        const speakers = isOfTeam ? [section.portrait] : [];
        return missing(
          `services/${slug}.ts: ${section.id}`,
          speakers,
          people,
          'is nobody of the team (src/content/team.ts)',
        );
      }),
    ]),
    ...missing(
      'tags.ts: tags',
      records.tags,
      studies.flatMap(({ tags }): readonly string[] => tags),
      'no case study has this tag',
    ),
    ...missing(
      'technologies.ts: technologies',
      records.technologies,
      usedTechnologies,
      'no case study or service names it',
    ),
    ...repeated('caseStudies.ts: id', Object.values(records.caseStudyIds)),
    ...repeated('team.ts: id', people),
  ];
}
