import { caseStudyRecords } from './case-studies/records';
import { services } from './services';
import { team } from './team';

/** The name that a person is called by. */
export function firstNameOf(name: string): string {
  return name.split(' ')[0] ?? name;
}

/** A slug as placeholders begin: `pet-parker` is `petParker`. */
const placeholderOf = (slug: string) => slug.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The people that texts name, by what they are to the text: `{aiHead}` is the first name of who leads the service, `{sekrAuthor}` the whole
 * name of a case study's author, `{sekrAuthorFirstName}` the first one. Another person in the record is another name in every text.
 */
export const personNames: Readonly<Record<string, string>> = Object.fromEntries([
  // An id that is nobody's gives no placeholder: the checks tell both.
  ...Object.entries(services).flatMap(([slug, { head }]) =>
    team.filter(({ id }) => id === head).map(({ name }) => [`${placeholderOf(slug)}Head`, firstNameOf(name)]),
  ),
  ...Object.entries(caseStudyRecords).flatMap(([slug, { author }]) => [
    [`${placeholderOf(slug)}Author`, author.name],
    [`${placeholderOf(slug)}AuthorFirstName`, firstNameOf(author.name)],
  ]),
]);

const quoted = Object.values(services).flatMap(({ sections }) =>
  sections.flatMap((section) => (section.kind === 'quote' ? section.name : [])),
);

/** Everybody whom a record names: the team, authors of case studies, and who says a quote. */
export const everybody: readonly string[] = [
  ...new Set([
    ...team.map(({ name }) => name),
    ...Object.values(caseStudyRecords).map(({ author }) => author.name),
    ...quoted,
  ]),
];
