import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { facts } from '../content/facts';
import { routes } from '../routes';
import type { Catalog } from './catalogs';

/** Placeholders that the code fills in where it shows a message; every other one is a fact (src/content/facts.ts). */
const localPlaceholders = [
  'address',
  'count',
  'description',
  'filter',
  'from',
  'name',
  'remaining',
  'title',
  'to',
  'year',
];

/** Tags that become something other than a link to the route of their name. */
const plainTags = ['b', 'i', 'contact', 'mail', 'referralTerms'];

interface Used {
  placeholders: Set<string>;
  tags: Set<string>;
}

function collect(elements: readonly MessageFormatElement[], used: Used): Used {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      used.tags.add(element.value);
      collect(element.children, used);
      continue;
    }
    used.placeholders.add(element.value);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const option of Object.values(element.options)) collect(option.value, used);
    }
  }
  return used;
}

const known = {
  placeholders: new Set([...Object.keys(facts), 'email', ...localPlaceholders]),
  tags: new Set<string>([...routes.map(({ id }) => id), ...plainTags]),
};

/** What a message's placeholders and tags get wrong: names that nothing fills in. */
function wordProblems(elements: readonly MessageFormatElement[]): string[] {
  const { placeholders, tags } = collect(elements, { placeholders: new Set(), tags: new Set() });
  return [
    ...[...placeholders].filter((name) => !known.placeholders.has(name)).map((name) => `unknown placeholder {${name}}`),
    ...[...tags].filter((name) => !known.tags.has(name)).map((name) => `unknown tag <${name}>`),
  ];
}

/** File, key and reason for every placeholder and tag of a catalog that nothing fills in. */
export function placeholderProblems({ file, entries }: Catalog): string[] {
  return [...entries].flatMap(([key, elements]) =>
    wordProblems(elements).map((problem) => `${file}: ${key}: ${problem}`),
  );
}
