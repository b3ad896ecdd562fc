import { caseStudySlugs } from './caseStudies';
import { company } from './company';
import { type DueDiligenceFact, factsByTopic } from './dueDiligence';
import { figures } from './figures';
import { personNames } from './personNames';
import { standards } from './standards';

/** Values that every message may use as placeholders: names, addresses, figures. */
export type Facts = Readonly<Record<string, string | number>>;

const answers = factsByTopic().map(({ fact }) => fact);
const answersWith = (status: DueDiligenceFact['status']) => answers.filter((fact) => fact.status === status).length;

/** The facts by name; the contact address (`email`) is the build's and joins them there (scripts/messages/foldFacts.ts). */
export const facts: Facts = {
  company: company.name,
  product: company.product,
  studyCount: caseStudySlugs.length,
  answers: answers.length,
  answersHave: answersWith('have'),
  answersPartly: answersWith('partly'),
  answersHaveNot: answersWith('haveNot'),
  ...standards,
  ...personNames,
  ...Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value])),
};
