import { TYPE } from '@formatjs/icu-messageformat-parser';
import { facts } from '../../../../src/content/facts';
import { routes } from '../../../../src/routes';
import { allElements } from '../elements';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';
import { placeholderNames } from './placeholders';

/** Placeholders that the code fills in where it shows a message; every other one is a fact (src/content/facts.ts). */
const localPlaceholders = [
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
  'source',
  'reward',
  'share',
  'title',
  'to',
  'weight',
  'year',
];

/** Tags that become something other than a link to the route of their name. */
const plainTags = ['b', 'i', 'contact', 'mail', 'referralTerms'];

const known = {
  placeholders: new Set([...Object.keys(facts), 'email', ...localPlaceholders]),
  tags: new Set<string>([...routes.map(({ id }) => id), ...plainTags]),
};

/** Placeholders and tags of the source language that nothing fills in; a translation is compared with the source instead. */
export const knownRule: MessageRule = ({ elements, source }) => {
  if (source !== undefined) return [];
  const tags = new Set(
    allElements(elements).flatMap(({ element }) => (element.type === TYPE.tag ? [element.value] : [])),
  );
  return [
    ...[...placeholderNames(elements)]
      .filter((name) => !known.placeholders.has(name))
      .map((name): Finding => ({
        rule: 'placeholder',
        reason: `unknown placeholder {${name}}`,
        mend: 'use a fact of src/content/facts.ts, or name it in scripts/messages/check/rules/known.ts if the code fills it in',
      })),
    ...[...tags]
      .filter((name) => !known.tags.has(name))
      .map((name): Finding => ({
        rule: 'tag',
        reason: `unknown tag <${name}>`,
        mend: 'use b, i, mail, contact or the id of a page (src/routes.ts)',
      })),
  ];
};
