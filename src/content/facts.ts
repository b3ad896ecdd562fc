import { caseStudyRecords } from './caseStudyRecords';
import { caseStudySlugs } from './caseStudies';
import { company } from './company';
import { factsByTopic } from './dueDiligence';
import { figures } from './figures';
import { parts } from './parts';
import { services } from './services';
import { team } from './team';

/** Messages use placeholders for standards, so a new edition changes one line. */
const standards = {
  accessibilityStandard: 'WCAG 2.2',
  environmentStandard: 'ISO 14001',
  securityStandard: 'ISO/IEC 27001',
} as const;

/** The first name of a person. */
function firstNameOf(name: string): string {
  return name.split(' ')[0] ?? name;
}

/** The start of a slug's placeholders: `petParker` for `pet-parker`. */
const placeholderOf = (slug: string) => slug.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The names of people in texts, by role: `{aiHead}` is the first name of the head of the service, `{sekrAuthor}` the whole name of a case study's
 * author, `{sekrAuthorFirstName}` the first name. If a record names another person, every text shows the new name.
 */
export const personNames: Readonly<Record<string, string>> = Object.fromEntries([
  // An unknown id gets no placeholder; the checks report it.
  ...Object.entries(services).flatMap(([slug, { head }]) =>
    team.filter(({ id }) => id === head).map(({ name }) => [`${placeholderOf(slug)}Head`, firstNameOf(name)]),
  ),
  ...Object.entries(caseStudyRecords).flatMap(([slug, { author }]) => [
    [`${placeholderOf(slug)}Author`, author.name],
    [`${placeholderOf(slug)}AuthorFirstName`, firstNameOf(author.name)],
  ]),
]);

/** The names of customers for texts outside their case studies. If a case study is removed, the check reports the texts that name its customer. */
const customers = Object.fromEntries(
  Object.entries(caseStudyRecords).map(([slug, { customer }]) => [`${placeholderOf(slug)}Customer`, customer]),
);

/** The values that every message can use as placeholders: names, addresses, figures. */
export type Facts = Readonly<Record<string, string | number>>;

/** The facts by name; the build adds the contact address, `email` (scripts/messages/inlineFacts.ts). */
export const facts: Facts = {
  company: company.name,
  // Without the product the check reports texts that name it.
  ...(parts.product && { product: company.product }),
  studyCount: caseStudySlugs.length,
  answers: factsByTopic().length,
  // The host that counts visits; the build replaces it by its setting.
  statistics: 'none',
  ...standards,
  ...personNames,
  ...customers,
  ...Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value])),
};
