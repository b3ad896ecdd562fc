import { caseStudySlugs } from './caseStudies';
import { company } from './company';
import { factsByTopic } from './dueDiligence';
import { figures } from './figures';
import { personNames } from './personNames';
import { standards } from './standards';

/** Values that every message may use as placeholders: names, addresses, figures. */
export type Facts = Readonly<Record<string, string | number>>;

/** The facts by name; the contact address (`email`) is the build's and joins them there (scripts/messages/foldFacts.ts). */
export const facts: Facts = {
  company: company.name,
  product: company.product,
  studyCount: caseStudySlugs.length,
  answers: factsByTopic().length,
  ...standards,
  ...personNames,
  ...Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value])),
};
