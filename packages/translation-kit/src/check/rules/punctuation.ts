import { literals, variants } from '../../catalogs/elements';
import { languageFacts } from '../languages';
import type { MessageRule } from '../message';
import type { Finding } from '../../catalogs/problem';
import { excerpt } from '../../catalogs/wording';

/** Signs that no language uses, each with the right one. */
const everywhere: Readonly<Record<string, string>> = { '...': '…', '--': '–', '!!': '!', '??': '?', ',,': ',' };

const pairs = [
  ['(', ')'],
  ['[', ']'],
] as const;

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** The first form of a message with different numbers of two signs. */
const uneven = (texts: readonly string[], a: string, b: string) =>
  texts.find((text) => count(text, a) !== count(text, b));

/** Signs of another script, and sentences and brackets without their opening or closing sign. */
export const punctuationRule: MessageRule = ({ elements, locale }) => {
  const { own = {}, opening = {} } = languageFacts(locale);
  const text = literals(elements).join('');
  const texts = variants(elements);
  const rule = 'punctuation';
  return [
    ...Object.entries({ ...everywhere, ...own }).flatMap(([foreign, sign]): Finding[] =>
      text.includes(foreign)
        ? [{ rule, reason: `has “${foreign}”, which ${locale} writes “${sign}”`, fix: `write “${sign}”` }]
        : [],
    ),
    ...Object.entries(opening).flatMap(([end, start]): Finding[] => {
      const found = uneven(texts, start, end);
      if (found === undefined) return [];
      const reason = `does not have as many “${start}” as “${end}”: “${excerpt(found)}”`;
      return [{ rule, reason, fix: `open every question or exclamation with “${start}” and end it with “${end}”` }];
    }),
    ...pairs.flatMap(([open, close]): Finding[] => {
      const found = uneven(texts, open, close);
      if (found === undefined) return [];
      const reason = `does not have as many “${open}” as “${close}”: “${excerpt(found)}”`;
      return [{ rule, reason, fix: `write “${open}” before and “${close}” after the words in brackets` }];
    }),
  ];
};
