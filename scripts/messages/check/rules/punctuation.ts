import { conventionsOf } from '../conventions';
import { literals, variants } from '../elements';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';
import { allowed } from '../allowed';
import { excerpt } from '../say';

/** Signs of another script, and sentences without the sign that the language opens them with. */
export const punctuationRule: MessageRule = ({ elements, locale }) => {
  const { own = {}, opening = {} } = conventionsOf(locale);
  const text = literals(elements).join('');
  return [
    ...Object.entries(own).flatMap(([foreign, sign]): Finding[] =>
      text.includes(foreign)
        ? [
            {
              rule: 'punctuation',
              reason: `has “${foreign}”, which ${locale} writes “${sign}”`,
              mend: `write “${sign}”`,
            },
          ]
        : [],
    ),
    ...Object.entries(opening).flatMap(([end, start]): Finding[] => {
      const open = variants(elements).find((variant) => variant.split(end).length !== variant.split(start).length);
      if (open === undefined) return [];
      const reason = `has not as many “${start}” as “${end}”: “${excerpt(open)}”`;
      return [
        {
          rule: 'punctuation',
          reason,
          mend: `open every question or exclamation with “${start}” and end it with “${end}”`,
        },
      ];
    }),
  ];
};

/** Straight quotes and apostrophes; an apostrophe may also hide what follows it in braces. */
export const quoteRule: MessageRule = ({ key, text, elements, locale, source }) => {
  const [open, close] = conventionsOf(locale).quotes;
  const prescribed = source === undefined && allowed.straightApostrophe.includes(key);
  return [
    ...(text.includes("'") && !prescribed
      ? [
          {
            rule: 'quotes',
            reason: "has a straight apostrophe ('), which can hide a placeholder",
            mend: 'write ’',
          } as const,
        ]
      : []),
    ...(literals(elements).some((part) => part.includes('"'))
      ? [{ rule: 'quotes', reason: 'has straight quotes (")', mend: `write ${open}…${close}` } as const]
      : []),
  ];
};
