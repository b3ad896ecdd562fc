import { literals, variants } from '../elements';
import { languageFacts } from '../languages/languageFacts';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';
import { excerpt } from '../say';

const marks = new Set('“”„‟«»‹›‘‚‛「」『』');

/** What is wrong with the quotation marks of one text; a ’ that closes nothing is an apostrophe. */
function faultOf(text: string, pairs: readonly (readonly [string, string])[]): string | undefined {
  const open: string[] = [];
  for (const sign of text) {
    if (sign === '’' && open.at(-1) !== '’') continue;
    if (sign === open.at(-1)) {
      open.pop();
      continue;
    }
    if (!marks.has(sign) && sign !== '’') continue;
    const pair = pairs[open.length];
    if (pair?.[0] !== sign) {
      if (pairs.some(([, close]) => close === sign)) return `has a “${sign}” that closes nothing`;
      return open.length > 0 && pairs[open.length - 1]?.[0] === sign
        ? `has “${sign}” twice without its other half between them`
        : `has “${sign}”, a quotation mark that does not stand here in its language`;
    }
    open.push(pair[1]);
  }
  return open.length === 0 ? undefined : `has a quotation mark that “${open.at(-1)}” does not close`;
}

/** Quotation marks: straight ones, those of another language, and those without their other half. */
export const quoteRule: MessageRule = ({ text, elements, locale }) => {
  const { quotes, innerQuotes } = languageFacts(locale);
  const pairs = [quotes, ...(innerQuotes === undefined ? [] : [innerQuotes])].map(
    ([open, close]) => [open.trim(), close.trim()] as const,
  );
  const fault = variants(elements)
    .map((variant) => ({ variant, fault: faultOf(variant, pairs) }))
    .find((found) => found.fault !== undefined);
  const [outer, inner] = [quotes, innerQuotes].map((pair) => pair?.join('…'));
  return [
    ...(text.includes("'")
      ? [
          {
            rule: 'quotes',
            reason: "has a straight apostrophe ('), which can hide a placeholder",
            mend: 'write ’',
          } as const,
        ]
      : []),
    ...(literals(elements).some((part) => part.includes('"'))
      ? [{ rule: 'quotes', reason: 'has straight quotes (")', mend: `write ${outer}` } as const]
      : []),
    ...(fault === undefined
      ? []
      : [
          {
            rule: 'quotes',
            reason: `${fault.fault}: “${excerpt(fault.variant)}”`,
            mend: `write ${outer}${inner === undefined ? '' : `, and ${inner} for a quote within a quote`}`,
          } satisfies Finding,
        ]),
  ];
};
