import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Catalog } from './catalog';

type Elements = MessageFormatElement[];

/** Changes all text of a message. Placeholders, tags and formats stay. */
function withText(elements: Elements, change: (text: string) => string): Elements {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: change(element.value) };
    if (element.type === TYPE.tag) return { ...element, children: withText(element.children, change) };
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
    const options = Object.fromEntries(
      Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: withText(option.value, change) },
      ]),
    );
    return { ...element, options };
  });
}

const pairs = (from: string, to: string) =>
  new Map(Array.from(from, (letter, at) => [letter, Array.from(to)[at] ?? '']));

// The site's font has all these letters.
const accents = pairs('aceinouydACEINOUYD', 'åçéîñöûýðÅÇÉÎÑÖÛÝÐ');

/** Doubles vowels and n, so that messages and words are about 40 % longer, as in German. */
function accented(text: string): string {
  return Array.from(text, (letter) => (accents.get(letter) ?? letter).repeat(/[aeioun]/i.test(letter) ? 2 : 1)).join(
    '',
  );
}

const arabic = pairs('abcdefghijklmnopqrstuvwxyz', 'ابكدعفغهيجقلمنوبقرستثوخصيز');

/** Replaces letters by Arabic ones, so that lines break as in a real text from right to left, without direction marks. */
function rightToLeft(text: string): string {
  return Array.from(text, (letter) => arabic.get(letter.toLowerCase()) ?? letter).join('');
}

const literal = (value: string): Elements[number] => ({ type: TYPE.literal, value });

// A message with a tag at its start or end may be a row of boxes, such as a figure and its label. Brackets would break the layout.
function bracketed(message: Elements): Elements {
  const hasBoxes = [message.at(0), message.at(-1)].some((element) => element?.type === TYPE.tag);
  return hasBoxes ? message : [literal('['), ...message, literal(']')];
}

/** `(common.sent: {email})`. It includes placeholders, so that two pages do not have the same title. */
function idOf(key: string, message: Elements): Elements {
  const filled = message.filter(({ type }) => type === TYPE.argument);
  return [
    literal(`(${key}`),
    ...filled.flatMap((argument, at) => [literal(at === 0 ? ': ' : ', '), argument]),
    literal(')'),
  ];
}

/** A message of the source language in a pseudo-language. */
export function pseudoMessage(locale: string, key: string, message: Elements): Elements {
  switch (locale) {
    case 'en-XA':
      return bracketed(withText(message, accented));
    case 'en-XB':
      return withText(message, rightToLeft);
    default:
      return idOf(key, message);
  }
}

/** A catalog of the source language in a pseudo-language. */
export function pseudoCatalog(locale: string, source: Catalog): Catalog {
  const entries = new Map([...source.entries].map(([key, message]) => [key, pseudoMessage(locale, key, message)]));
  return { ...source, entries, texts: new Map([...entries].map(([key, message]) => [key, printAST(message)])) };
}
