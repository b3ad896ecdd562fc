import type { Project } from '@nine-blocks/translation-kit/project';
import { company } from '../../src/content/company';
import { facts, personNames } from '../../src/content/facts';
import { ofPart } from '../../src/content/parts';
import { locales } from '../../src/i18n/locales';
import { routes } from '../../src/paths';
import { isLeftOut } from './partMessages';

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

/** Every tag that a message may have. A tag with the id of a route is a link to that page; the pages of a part that is off have no routes. */
const tags: readonly string[] = [
  ...routes.map(({ id }) => id),
  ...ofPart('referral', 'referralTerms'),
  'b',
  'i',
  'contact',
  'mail',
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
};
