import { caseStudySlugs } from './caseStudies';
import { company } from './company';
import { figures } from './figures';
import { standards } from './standards';

/** Values that every message may use as placeholders: names, addresses, figures. */
export type Facts = Readonly<Record<string, string | number>>;

/** The facts by name; the contact address (`email`) is the build's and joins them there (scripts/messages/foldFacts.ts). */
export const facts: Facts = {
  company: company.name,
  product: company.product,
  studyCount: caseStudySlugs.length,
  ...standards,
  ...Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value])),
};
