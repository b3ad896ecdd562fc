import { TYPE } from '@formatjs/icu-messageformat-parser';
import { type Elements, levels, variants } from '../../catalogs/elements';
import { memo } from '../../catalogs/memo';
import type { Finding } from '../../catalogs/problem';
import { excerpt } from '../../catalogs/wording';
import type { Project } from '../../project';
import { isRightToLeft } from '../languages';
import type { MessageRule } from '../message';

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

/** A single mark without effect: any mark where words run from left to right, otherwise one that follows no sign or placeholder. */
const loneMark = (locale: string) =>
  isRightToLeft(locale) ? /(?<![\p{P}\p{S}}])\u200E|[\u200F\u061C](?!\p{P})/u : /[\u200E\u200F\u061C]/;

/** A Latin word or name, a space and a number: the number joins the word's direction, and “Sekr 60,000” is shown as “60,000 Sekr”. */
const latinThenNumber = memo(({ facts, placeholders }: Project) => {
  const valuesOf = (type: 'number' | 'string') =>
    Object.entries(facts).flatMap(([name, value]) => (typeof value === type ? [name] : []));
  const counted = Object.entries(placeholders).flatMap(([name, kind]) => (kind === 'number' ? [name] : []));
  const numbers = ['#', ...counted, ...valuesOf('number')].join('|');
  const names = [...valuesOf('string'), 'email'].join('|');
  return new RegExp(`(?:[A-Za-z][\\w.’-]*|\\{(?:${names})\\})[ \\u00A0]\\{(?:${numbers})\\}`);
});

/** Direction marks that are not closed within their sentence, tag or plural form, that reverse letters, or that have no effect. */
export const directionRule: MessageRule = ({ text, elements, locale }) => {
  const findings: Finding[] = [];
  const add = (reason: string, fix: string) => findings.push({ rule: 'direction', reason, fix });
  if (!levels(elements).every(isBalanced)) {
    add(
      'has an invisible direction mark (U+202A to U+202E, U+2066 to U+2069) that is not closed where it was opened',
      'remove the marks, or close FSI, LRI and RLI with PDI (U+2069), within the same tag and plural form',
    );
  }
  if (overrides.test(text)) {
    const fix = 'remove it; FSI (U+2068) and PDI (U+2069) keep a foreign name together';
    add('has a mark that reverses the order of letters (U+202D or U+202E)', fix);
  }
  if (loneMark(locale).test(text)) {
    const fix = 'remove it; U+200E is needed only after a price, whose sign would go to the wrong side';
    add('has an invisible direction mark (U+200E, U+200F or U+061C) without effect', fix);
  }
  return findings;
};

/** Numbers and prices in a text from right to left whose parts would be shown in the wrong order. */
export const numberDirectionRule: MessageRule = ({ text, elements, locale, project }) => {
  if (!isRightToLeft(locale)) return [];
  const findings: Finding[] = [];
  const add = (reason: string, fix: string) => findings.push({ rule: 'direction', reason, fix });
  const [found] = variants(elements).flatMap((variant) => latinThenNumber(project).exec(variant)?.[0] ?? []);
  if (found !== undefined) {
    const reason = `has a number directly after a Latin word, which shows the two in the wrong order: “${excerpt(found)}”`;
    add(reason, 'put a word of the language between them');
  }
  // “US$” ends with a sign that takes the direction of the next word.
  const price = /\{[^{}]*::currency[^{}]*\}(?!\u200E)/.exec(text)?.[0];
  if (price !== undefined) add(`has a price without a mark after it: “${price}”`, 'write LRM (U+200E) after its }');
  return findings;
};
