import { type MessageFormatElement, type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser';

export type Elements = readonly MessageFormatElement[];

/** The content of an element: of a tag, or of each form of a plural or select; nothing for others. */
export function insides(element: MessageFormatElement): Elements[] {
  if (element.type === TYPE.tag) return [element.children];
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    return Object.values(element.options).map(({ value }) => value);
  }
  return [];
}

/** An element, and the names of the tags around it. */
interface Placed {
  element: MessageFormatElement;
  tags: readonly string[];
}

/** Every element of a message, nested ones included. */
export function allElements(elements: Elements, tags: readonly string[] = []): Placed[] {
  return elements.flatMap((element) => {
    const around = element.type === TYPE.tag ? [...tags, element.value] : tags;
    return [{ element, tags }, ...insides(element).flatMap((inner) => allElements(inner, around))];
  });
}

/** The lists of sibling elements of a message, one for each level. */
export function levels(elements: Elements): Elements[] {
  return [elements, ...elements.flatMap(insides).flatMap(levels)];
}

/** The plurals of a message. */
export function plurals(elements: Elements): PluralElement[] {
  return allElements(elements).flatMap(({ element }) => (element.type === TYPE.plural ? [element] : []));
}

function textsOf(element: MessageFormatElement): readonly string[] {
  if (element.type === TYPE.literal) return [element.value];
  if (element.type === TYPE.pound) return ['{#}'];
  const inner = insides(element);
  return inner.length === 0 ? [`{${element.value}}`] : inner.flatMap(variants);
}

/** The texts that a message can have, without tags, with placeholders as {name}: each form of its plurals and selects is in at least one. */
export function variants(elements: Elements): readonly string[] {
  return elements.map(textsOf).reduce(
    (texts, more) => {
      const length = Math.max(texts.length, more.length);
      return Array.from({ length }, (_, at) => (texts[at] ?? texts.at(-1) ?? '') + (more[at] ?? more.at(-1) ?? ''));
    },
    [''],
  );
}
