import { TYPE } from '@formatjs/icu-messageformat-parser';
import { facts } from '../../../../src/content/facts';
import { routes } from '../../../../src/routes';
import { allElements } from '../elements';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';
import { placeholderNames } from './placeholders';

/** Placeholders that the code fills in where it shows a message, and with what; every other one is a fact (src/content/facts.ts). */
export const localPlaceholders = {
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

/** Tags that become something other than a link to the route of their name. */
const plainTags = ['b', 'i', 'contact', 'mail', 'referralTerms'];

const known = {
  placeholders: new Set([...Object.keys(facts), 'email', ...Object.keys(localPlaceholders)]),
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
