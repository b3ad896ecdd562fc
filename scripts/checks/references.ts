import { duplicatePaths } from '../../src/paths';
import type { Records } from './records';

/** Names at a place (file and key) that a list lacks. */
function missing(place: string, names: readonly string[], list: readonly string[], reason: string): string[] {
  return names.filter((name) => !list.includes(name)).map((name) => `src/content/${place}: "${name}": ${reason}`);
}

function repeated(place: string, names: readonly string[]): string[] {
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `src/content/${place}: "${name}": is there more than once`);
}

const quoted = (text: string | undefined) => (text === undefined ? 'is missing' : `“${text}”`);

/** Heads of the team that no service names, each with the words that say what they lead. `positions` has these by key. */
export function formerHeads({ team, services }: Records, positions: ReadonlyMap<string, string>): string[] {
  const named = new Set(Object.values(services).map(({ head }): string => head));
  return team
    .filter(({ id, contribution }) => contribution.includes('head') && !named.has(id))
    .map(
      ({ id }) =>
        `src/content/team.ts: ${id}: contribution: "head": no service names this person as its head (team.${id}.position: ${quoted(positions.get(`team.${id}.position`))}). Fix: change these words, and remove 'head'`,
    );
}

/** Names in records without a target, and names that are there twice. The types catch most; casts and edits by hand remain. */
export function referenceProblems(records: Records): string[] {
  const studies = Object.entries(records.caseStudies);
  const people = records.team.map(({ id }) => id);
  const heads = records.team.filter(({ contribution }) => contribution.includes('head')).map(({ id }) => id);
  const usedTags = studies.flatMap(([, { tags }]): readonly string[] => tags);
  const usedTechnologies = [
    ...records.heroTechnologies,
    ...studies.flatMap(([, { techStack }]): readonly string[] => techStack),
    ...Object.values(records.services).flatMap((service): readonly string[] => service.technologies),
  ];

  const ids = Object.values(records.caseStudyIds);
  const studyIds = (place: string, names: readonly string[]) =>
    missing(place, names, ids, 'is the id of no case study (src/content/caseStudies.ts)');
  const withoutPage = (place: string, names: readonly string[]) =>
    missing(
      place,
      names.filter((name) => ids.includes(name)),
      records.idsWithPage,
      'has no page while the product is off (src/content/parts.ts): take another',
    );
  const teamIds = (place: string, names: readonly string[]) =>
    missing(place, names, people, 'is nobody of the team (src/content/team.ts)');
  const technologies = (place: string, names: readonly string[]) =>
    missing(place, names, records.technologies, 'is no technology (src/content/technologies.ts)');

  return [
    ...records.unpaired,
    ...studyIds('caseStudies.ts: featuredCaseStudies', records.featuredCaseStudies),
    ...withoutPage('caseStudies.ts: featuredCaseStudies', records.featuredCaseStudies),
    ...Object.entries(records.services).flatMap(([slug, { picks, proof, head, sections, technologies: marks }]) => [
      ...studyIds(`services/${slug}.ts: picks`, picks),
      ...studyIds(`services/${slug}.ts: proof`, [proof.study]),
      ...withoutPage(`services/${slug}.ts: proof`, [proof.study]),
      ...teamIds(`services/${slug}.ts: head`, [head]),
      ...missing(
        `services/${slug}.ts: head`,
        people.filter((id) => id === head),
        heads,
        "is no head: add 'head' to the contribution (src/content/team.ts)",
      ),
      ...technologies(`services/${slug}.ts: technologies`, marks),
      ...sections.flatMap((section) => {
        const place = `services/${slug}.ts: ${section.id}`;
        if (section.kind === 'featureWork')
          return studyIds(
            place,
            section.items.map(({ id }) => id),
          );
        // A speaker with a position of the team is one of the team.
        const isOfTeam = section.kind === 'quote' && section.position.startsWith('team.');
        return isOfTeam ? teamIds(place, [section.portrait]) : [];
      }),
    ]),
    ...studies.flatMap(([slug, { techStack, tags }]) => [
      ...technologies(`case-studies/${slug}.ts: techStack`, techStack),
      ...missing(`caseStudyCards.ts: ${slug}: tags`, tags, records.tags, 'is no tag (src/content/tags.ts)'),
    ]),
    ...technologies('technologies.ts: heroTechnologies', records.heroTechnologies),
    ...missing('tags.ts: tags', records.tags, usedTags, 'no case study has this tag'),
    ...missing(
      'technologies.ts: technologies',
      records.technologies,
      usedTechnologies,
      'no case study or service names it',
    ),
    ...repeated('caseStudies.ts: id', ids),
    ...repeated('team.ts: id', people),
    ...duplicatePaths(records.routes).map((path) => `src/paths.ts: ${path}: two pages have this path`),
  ];
}
