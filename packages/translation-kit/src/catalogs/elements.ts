import { type MessageFormatElement, type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser';

export type Elements = readonly MessageFormatElement[];

/** The contents of a tag, or of each form of a plural or select; an empty list for other elements. */
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

/** All lists of sibling elements in a message, also in tags and forms. */
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

/** The texts of a message without tags, with placeholders as {name}. Each form of a plural or select is in at least one of them. */
export function variants(elements: Elements): readonly string[] {
  return elements.map(textsOf).reduce(
    (texts, more) => {
      const length = Math.max(texts.length, more.length);
      return Array.from({ length }, (_, at) => (texts[at] ?? texts.at(-1) ?? '') + (more[at] ?? more.at(-1) ?? ''));
    },
    [''],
  );
}
