import { TYPE } from '@formatjs/icu-messageformat-parser';
import { facts } from '../../../../src/content/facts';
import { type Elements, levels, variants } from '../elements';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';
import { excerpt } from '../say';

const overrides = /[\u202D\u202E]/;
const isolates = '\u2066\u2067\u2068';
const embeddings = '\u202A\u202B\u202D\u202E';

/** Whether every direction mark of one level of a message is closed by its own, in reverse order. */
function isBalanced(elements: Elements): boolean {
  const open: string[] = [];
  for (const element of elements) {
    if (element.type !== TYPE.literal) continue;
    for (const sign of element.value) {
      if (isolates.includes(sign)) open.push('\u2069');
      else if (embeddings.includes(sign)) open.push('\u202C');
      else if ((sign === '\u2069' || sign === '\u202C') && open.pop() !== sign) return false;
    }
  }
  return open.length === 0;
}

const isRightToLeft = (locale: string) => /^(?:ar|fa|he|ur|ps|yi|ckb|dv|sd|ug)(?:-|$)/.test(locale);

/** A single mark that turns nothing: every mark where words run from left to right, and one that is not behind a sign or a placeholder. */
const loneMark = (locale: string) =>
  isRightToLeft(locale) ? /(?<![\p{P}\p{S}}])\u200E|[\u200F\u061C](?!\p{P})/u : /[\u200E\u200F\u061C]/;

/** Direction marks that are not closed within their sentence, tag or plural form, that turn letters around, or that do nothing. */
export const directionRule: MessageRule = ({ text, elements, locale }) => [
  ...(levels(elements).every(isBalanced)
    ? []
    : [
        {
          rule: 'direction',
          reason:
            'has an invisible direction mark (U+202A to U+202E, U+2066 to U+2069) that is not closed where it was opened',
          mend: 'remove the marks, or close FSI, LRI and RLI with PDI (U+2069), within the same tag and plural form',
        } as const,
      ]),
  ...(overrides.test(text)
    ? [
        {
          rule: 'direction',
          reason: 'has a mark that turns the order of letters around (U+202D or U+202E)',
          mend: 'remove it; FSI (U+2068) and PDI (U+2069) keep a foreign name together',
        } as const,
      ]
    : []),
  ...(loneMark(locale).test(text)
    ? [
        {
          rule: 'direction',
          reason: 'has an invisible direction mark (U+200E, U+200F or U+061C) where it does nothing',
          mend: 'remove it; only behind a price whose sign would go to the wrong side stands U+200E',
        } as const,
      ]
    : []),
];

const valuesOf = (type: 'number' | 'string') =>
  Object.entries(facts).flatMap(([name, value]) => (typeof value === type ? [name] : []));

const numbers = ['#', 'count', 'remaining', 'from', 'to', ...valuesOf('number')].join('|');
const names = [...valuesOf('string'), 'email'].join('|');

/** A Latin word or name, a space and a number: the number joins the word's direction, and “Sekr 60,000” is shown as “60,000 Sekr”. */
const latinThenNumber = new RegExp(`(?:[A-Za-z][\\w.’-]*|\\{(?:${names})\\})[ \\u00A0]\\{(?:${numbers})\\}`);

/** Numbers that join the direction of a Latin word before them, where words run from right to left. */
export const numberDirectionRule: MessageRule = ({ elements, locale }): Finding[] => {
  if (!isRightToLeft(locale)) return [];
  const found = variants(elements)
    .map((text) => latinThenNumber.exec(text)?.[0])
    .find((match) => match !== undefined);
  if (found === undefined) return [];
  return [
    {
      rule: 'direction',
      reason: `has a number right behind a Latin word, which shows the two in the wrong order: “${excerpt(found)}”`,
      mend: 'put a word of the language between them',
    },
  ];
};
