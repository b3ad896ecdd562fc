import { caseStudySlugs } from './caseStudies';
import { company } from './company';
import { factsByTopic } from './dueDiligence';
import { figures } from './figures';
import { personNames } from './personNames';
import { standards } from './standards';

/** Values that every message may use as placeholders: names, addresses, figures. */
export type Facts = Readonly<Record<string, string | number>>;

/** A name that fits one line of a heading on a phone stays on one line. */
const unbroken = (name: string) => (name.length > 16 ? name : name.replaceAll(' ', '\u00A0'));

/** The facts by name; the contact address (`email`) is the build's and joins them there (scripts/messages/foldFacts.ts). */
export const facts: Facts = {
  company: unbroken(company.name),
  product: unbroken(company.product),
  studyCount: caseStudySlugs.length,
  answers: factsByTopic().length,
  ...standards,
  ...personNames,
  ...Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value])),
};
