import { literals, variants } from '../elements';
import { languageFacts } from '../languages/languageFacts';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';
import { excerpt } from '../say';

/** Signs that no language of the site writes, with what it writes. */
const everywhere: Readonly<Record<string, string>> = { '...': '…', '--': '–', '!!': '!', '??': '?', ',,': ',' };

const pairs = [
  ['(', ')'],
  ['[', ']'],
] as const;

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** The first form of a message that has not as many of one sign as of another. */
const uneven = (texts: readonly string[], a: string, b: string) =>
  texts.find((text) => count(text, a) !== count(text, b));

/** Signs of another script, and sentences and brackets without the sign that opens or closes them. */
export const punctuationRule: MessageRule = ({ elements, locale }) => {
  const { own = {}, opening = {} } = languageFacts(locale);
  const text = literals(elements).join('');
  const texts = variants(elements);
  const rule = 'punctuation';
  return [
    ...Object.entries({ ...everywhere, ...own }).flatMap(([foreign, sign]): Finding[] =>
      text.includes(foreign)
        ? [{ rule, reason: `has “${foreign}”, which ${locale} writes “${sign}”`, mend: `write “${sign}”` }]
        : [],
    ),
    ...Object.entries(opening).flatMap(([end, start]): Finding[] => {
      const found = uneven(texts, start, end);
      if (found === undefined) return [];
      const reason = `has not as many “${start}” as “${end}”: “${excerpt(found)}”`;
      return [{ rule, reason, mend: `open every question or exclamation with “${start}” and end it with “${end}”` }];
    }),
    ...pairs.flatMap(([open, close]): Finding[] => {
      const found = uneven(texts, open, close);
      if (found === undefined) return [];
      const reason = `has not as many “${open}” as “${close}”: “${excerpt(found)}”`;
      return [{ rule, reason, mend: `write “${open}” before and “${close}” behind what stands in brackets` }];
    }),
  ];
};
