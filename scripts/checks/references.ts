import { duplicatePaths } from '../../src/routes';
import type { Records } from './records';

/** A name in a record that another list must have. `place` is file and key. */
interface Reference {
  place: string;
  name: string;
}

function missing(references: readonly Reference[], list: readonly string[], reason: string): string[] {
  return references
    .filter(({ name }) => !list.includes(name))
    .map(({ place, name }) => `${place}: "${name}": ${reason}`);
}

function repeated(names: readonly string[], place: string): string[] {
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `${place}: "${name}": stands more than once`);
}

/** Names in records that lead nowhere, and names that stand twice. The types catch most of it; casts and edits by hand remain. */
export function referenceProblems(records: Records): string[] {
  const studies = Object.entries(records.caseStudies);
  const serviceEntries = Object.entries(records.services);
  const ids = studies.map(([, { id }]) => id);
  const people = records.team.map(({ id }) => id);
  const referTo = (file: string, key: string, names: readonly string[]): Reference[] =>
    names.map((name) => ({ place: `src/content/${file}.ts: ${key}`, name }));

  const picks = [
    ...referTo('caseStudies', 'featuredCaseStudies', records.featuredCaseStudies),
    ...serviceEntries.flatMap(([slug, { picks, sections }]) => [
      ...referTo('services', `${slug}.picks`, picks),
      ...sections.flatMap((section) =>
        section.kind === 'featureWork'
          ? referTo(
              'services',
              `${slug}.${section.id}`,
              section.items.map(({ id }) => id),
            )
          : [],
      ),
    ]),
  ];
  const proofs = serviceEntries.flatMap(([slug, { picks: own, proof }]) =>
    missing(referTo('services', `${slug}.proof`, [proof]), own, 'is none of its picks'),
  );
  const heads = serviceEntries.flatMap(([slug, { head, sections }]) => [
    ...referTo('services', `${slug}.head`, [head]),
    // Whose position is one of the team's is said to be of the team.
    ...sections.flatMap((section) =>
      section.kind === 'quote' && section.position.startsWith('team.')
        ? referTo('services', `${slug}.${section.id}`, [section.portrait])
        : [],
    ),
  ]);
  const marks = [
    ...studies.flatMap(([slug, { techStack }]) => referTo(`case-studies/${slug}`, 'techStack', techStack)),
    ...serviceEntries.flatMap(([slug, { technologies }]) => referTo('services', `${slug}.technologies`, technologies)),
    ...referTo('technologies', 'heroTechnologies', records.heroTechnologies),
  ];
  const tags = studies.flatMap(([slug, study]) => referTo('caseStudies', `${slug}.tags`, study.tags));
  const used = tags.map(({ name }) => name);
  return [
    ...records.unpaired,
    ...missing(picks, ids, 'is the id of no case study (src/content/caseStudies.ts)'),
    ...proofs,
    ...missing(heads, people, 'is nobody of the team (src/content/team.ts)'),
    ...missing(marks, records.technologies, 'is no technology (src/content/technologies.ts)'),
    ...missing(tags, records.tags, 'is no tag (src/content/tags.ts)'),
    ...missing(referTo('tags', 'tags', records.tags), used, 'no case study has this tag'),
    ...repeated(ids, 'src/content/caseStudies.ts: id'),
    ...repeated(people, 'src/content/team.ts: id'),
    ...duplicatePaths(records.routes).map((path) => `src/routes.ts: ${path}: two pages have this path`),
  ];
}
