import type { Project } from '@nine-blocks/translation-kit/project';
import { company } from '../../src/content/company';
import { facts, personNames } from '../../src/content/facts';
import { locales } from '../../src/i18n/locales';
import { routes } from '../../src/paths';
import { isLeftOut, partProblems, tagsOfParts } from './partMessages';

/** The placeholders that components fill in; every other placeholder is a fact (src/content/facts.ts). */
const placeholders = [
  'address',
  'amount',
  'count',
  'date',
  'description',
  'filter',
  'from',
  'length',
  'limit',
  'name',
  'number',
  'remaining',
  'reward',
  'share',
  'source',
  'status',
  'title',
  'to',
  'weight',
  'year',
];

/** Every tag that a message may have. A tag with the id of a route is a link to that page. */
const tags: readonly string[] = [
  ...new Set([...routes.map(({ id }) => id), ...Object.values(tagsOfParts).flat(), 'b', 'i', 'contact', 'mail']),
];

/** The facts about this site that the translation kit needs. */
export const project: Project = {
  folder: 'locales',
  localesFile: 'src/i18n/locales.json',
  locales,
  facts,
  names: { company: company.name, product: company.product, ...personNames },
  placeholders,
  placeholdersFile: 'scripts/messages/project.ts',
  tags,
  isLeftOut,
  sourceProblems: partProblems,
};
