import { literals, variants } from '../../catalogs/elements';
import { languageFacts } from '../languages';
import type { MessageRule } from '../message';
import type { Finding } from '../../catalogs/problem';
import { excerpt } from '../../catalogs/wording';

const marks = new Set('“”„‟«»‹›‘‚‛「」『』');

/** The first wrong quotation mark of one text; a ’ that closes nothing is an apostrophe. */
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
        : `has “${sign}”, a quotation mark that its language does not use here`;
    }
    open.push(pair[1]);
  }
  return open.length === 0 ? undefined : `has a quotation mark without its closing “${open.at(-1)}”`;
}

/** Quotation marks: straight ones, those of another language, and those without their other half. */
export const quoteRule: MessageRule = ({ text, elements, locale }) => {
  const findings: Finding[] = [];
  const add = (reason: string, fix: string) => findings.push({ rule: 'quotes', reason, fix });
  const { quotes, innerQuotes } = languageFacts(locale);
  const pairs = [quotes, innerQuotes ?? []].map(([open = '', close = '']) => [open.trim(), close.trim()] as const);
  const [outer, inner] = [quotes, innerQuotes].map((pair) => pair?.join('…'));
  if (text.includes("'")) add("has a straight apostrophe ('), which can hide a placeholder", 'write ’');
  if (literals(elements).some((part) => part.includes('"'))) add('has straight quotes (")', `write ${outer}`);
  for (const variant of variants(elements)) {
    const fault = faultOf(variant, pairs);
    if (fault === undefined) continue;
    const within = inner === undefined ? '' : `, and ${inner} for a quote within a quote`;
    add(`${fault}: “${excerpt(variant)}”`, `write ${outer}${within}`);
    break;
  }
  return findings;
};
