import type { Project } from '@nine-blocks/translation-kit/project';
import { company } from '../../src/content/company';
import { facts, personNames } from '../../src/content/facts';
import { locales } from '../../src/i18n/locales';
import { routes } from '../../src/paths';
import { isLeftOut, partProblems, tagsOfParts } from './partMessages';

/** Placeholders that the code fills in where it shows a message, each with its kind; every other one is a fact (src/content/facts.ts). */
export const placeholders = {
  address: 'text',
  amount: 'text',
  count: 'number',
  date: 'text',
  description: 'text',
  filter: 'text',
  from: 'number',
  length: 'text',
  limit: 'number',
  name: 'text',
  number: 'number',
  remaining: 'number',
  reward: 'text',
  share: 'text',
  source: 'text',
  status: 'text',
  title: 'text',
  to: 'number',
  weight: 'number',
  year: 'text',
} as const;

/** Every tag that a message may have: a link to the route of its name, or one of the others. */
export const tags: readonly string[] = [
  ...new Set([...routes.map(({ id }) => id), ...Object.values(tagsOfParts).flat(), 'b', 'i', 'contact', 'mail']),
];

/** The facts about this site that the translation kit needs. */
export const project: Project = {
  folder: 'locales',
  localesFile: 'src/i18n/locales.json',
  locales,
  facts,
  names: { company: company.name, product: company.product, ...personNames },
  placeholders: Object.keys(placeholders),
  placeholdersFile: 'scripts/messages/project.ts',
  tags,
  isLeftOut,
  sourceProblems: partProblems,
};
