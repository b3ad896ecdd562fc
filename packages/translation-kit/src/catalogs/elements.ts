import {
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { memo } from './memo';

export type Elements = readonly MessageFormatElement[];

/** The content of an element: of a tag, or of each form of a plural or select; nothing for others. */
export function insides(element: MessageFormatElement): Elements[] {
  if (element.type === TYPE.tag) return [element.children];
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    return Object.values(element.options).map(({ value }) => value);
  }
  return [];
}

interface Placed {
  element: MessageFormatElement;
  tags: readonly string[];
}

function placed(elements: Elements, tags: readonly string[]): Placed[] {
  return elements.flatMap((element) => [
    { element, tags },
    ...insides(element).flatMap((inner) => placed(inner, element.type === TYPE.tag ? [...tags, element.value] : tags)),
  ]);
}

const everyElement = memo((elements: Elements) => placed(elements, []));

/** Every element of a message, nested ones included, with the names of the tags around it. */
export function allElements(elements: Elements): readonly Placed[] {
  return everyElement(elements);
}

/** The lists of sibling elements of a message, one for each level. */
export function levels(elements: Elements): Elements[] {
  return [elements, ...elements.flatMap(insides).flatMap(levels)];
}

const ownTexts = memo((elements: Elements) =>
  allElements(elements).flatMap(({ element }) => (element.type === TYPE.literal ? [element.value] : [])),
);

/** A message's own text, piece by piece. */
export function literals(elements: Elements): readonly string[] {
  return ownTexts(elements);
}

/** The plurals of a message. */
export function plurals(elements: Elements): PluralElement[] {
  return allElements(elements).flatMap(({ element }) => (element.type === TYPE.plural ? [element] : []));
}

/** The selects of a message. */
export function selects(elements: Elements): SelectElement[] {
  return allElements(elements).flatMap(({ element }) => (element.type === TYPE.select ? [element] : []));
}

const last = (texts: readonly string[], index: number) => texts[Math.min(index, texts.length - 1)] ?? '';

function textsOf(element: MessageFormatElement): readonly string[] {
  if (element.type === TYPE.literal) return [element.value];
  if (element.type === TYPE.pound) return ['{#}'];
  const inner = insides(element);
  return inner.length === 0 ? [`{${element.value}}`] : inner.flatMap(variants);
}

function joined(elements: Elements): readonly string[] {
  return elements
    .map(textsOf)
    .reduce(
      (texts, more) =>
        Array.from(
          { length: Math.max(texts.length, more.length) },
          (_, index) => last(texts, index) + last(more, index),
        ),
      [''],
    );
}

const known = memo(joined);

/** The texts that a message can have, without tags, with placeholders as {name}: each form of its plurals and selects is in at least one. */
export function variants(elements: Elements): readonly string[] {
  return known(elements);
}
