import { type MessageFormatElement, SKELETON_TYPE, TYPE } from '@formatjs/icu-messageformat-parser';
import { allElements, type Elements, insides } from '../../catalogs/elements';

function styleOf(element: MessageFormatElement): string {
  if (!('style' in element) || element.style === undefined || element.style === null) return '';
  const { style } = element;
  if (typeof style === 'string') return `, ${style}`;
  if (style.type === SKELETON_TYPE.dateTime) return `, ::${style.pattern}`;
  return `, ::${style.tokens.map(({ stem, options }) => [stem, ...options].join('/')).join(' ')}`;
}

/** The syntax of a placeholder with its format, of a plural, a select or a tag; empty for words. */
export function partName(element: MessageFormatElement): string {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return '';
  const { type, value } = element;
  if (type === TYPE.tag) return `<${value}>`;
  if (type === TYPE.argument) return `{${value}}`;
  if (type === TYPE.select) return `{${value}, select, …}`;
  if (type !== TYPE.plural) return `{${value}, ${TYPE[type]}${styleOf(element)}}`;
  const kind = element.pluralType === 'ordinal' ? 'selectordinal' : 'plural';
  return `{${value}, ${kind}, ${element.offset === 0 ? '' : `offset:${element.offset} `}…}`;
}

/** The names of a part. A plural also counts as the plain placeholder of its number. */
function namesOf(element: MessageFormatElement): string[] {
  const name = partName(element);
  return name === '' ? [] : element.type === TYPE.plural ? [name, `{${element.value}}`] : [name];
}

/** The parts of a message: `written` has their syntax, `known` has all their names. */
export function partsOf(elements: Elements) {
  const all = allElements(elements).map(({ element }) => element);
  return { written: new Set(all.flatMap((element) => partName(element) || [])), known: new Set(all.flatMap(namesOf)) };
}

/** The branches of the selects that another message also has. */
export const branchesOf = (elements: Elements, other: ReadonlySet<string>) =>
  new Set(
    allElements(elements).flatMap(({ element }) =>
      element.type === TYPE.select && other.has(partName(element))
        ? Object.keys(element.options).map((branch) => `the branch “${branch}” of ${partName(element)}`)
        : [],
    ),
  );

/** All parts inside tags. */
export const placesOf = (elements: Elements) =>
  allElements(elements).flatMap(({ element, tags }) => {
    const tag = tags.at(-1);
    return tag === undefined ? [] : namesOf(element).map((part) => ({ part, tag: `<${tag}>` }));
  });

/** The parts that every form of a plural or select shows. */
export function alwaysShown(elements: Elements): ReadonlySet<string> {
  const parts = elements.flatMap((element) => {
    const [first, ...others] = insides(element).map(alwaysShown);
    return [...namesOf(element), ...[...(first ?? [])].filter((part) => others.every((form) => form.has(part)))];
  });
  return new Set(parts);
}
