import { caseStudyRecords } from './caseStudyRecords';
import { caseStudySlugs } from './caseStudies';
import { company } from './company';
import { factsByTopic } from './dueDiligence';
import { figures } from './figures';
import { services } from './services';
import { team } from './team';

/** Standards that messages name, as placeholders: their names hold figures, and a new edition changes them in one place. */
const standards = {
  accessibilityStandard: 'WCAG 2.2',
  environmentStandard: 'ISO 14001',
  securityStandard: 'ISO/IEC 27001',
} as const;

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

/** The customers that texts outside of their case study name: without the study, such a text is reported. */
const customers = Object.fromEntries(
  Object.entries(caseStudyRecords).map(([slug, { customer }]) => [`${placeholderOf(slug)}Customer`, customer]),
);

/** Values that every message may use as placeholders: names, addresses, figures. */
export type Facts = Readonly<Record<string, string | number>>;

/** The facts by name; the contact address (`email`) is the build's and joins them there (scripts/messages/inlineFacts.ts). */
export const facts: Facts = {
  company: company.name,
  product: company.product,
  studyCount: caseStudySlugs.length,
  answers: factsByTopic().length,
  // Who counts visits, for texts that say whether somebody does; the build's setting takes its place.
  statistics: 'none',
  ...standards,
  ...personNames,
  ...customers,
  ...Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value])),
};
