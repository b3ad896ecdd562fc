import { facts } from '../../../../src/content/facts';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { languageFacts } from '../languages/languageFacts';
import { type Elements, levels, variants } from '../elements';
import { memo } from '../memo';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';
import { excerpt } from '../say';

const around = (text: string, at: number) => excerpt(text.slice(Math.max(0, at - 15), at + 15).trim());

/** The first text of a message in which a pattern is found, as a finding. */
function first(texts: readonly string[], pattern: RegExp, tell: (place: string, sign: string) => Finding): Finding[] {
  for (const text of texts) {
    const match = pattern.exec(text);
    if (match !== null) return [tell(around(text, match.index), match[1] ?? '')];
  }
  return [];
}

const numbers = new Set(Object.entries(facts).flatMap(([name, value]) => (typeof value === 'number' ? [name] : [])));

/** Placeholders and tags that a word runs into from behind: “{company}y”. What a language writes together with a name stands before it. */
function glued(elements: Elements): Set<string> {
  const names = levels(elements).flatMap((level) =>
    level.flatMap((element, index) => {
      const next = level[index + 1];
      if (element.type === TYPE.tag && element.children.length === 0) return [];
      if (next?.type !== TYPE.literal || !/^\p{L}/u.test(next.value) || element.type === TYPE.literal) return [];
      // “7h”: a unit may stand right behind its number.
      if (element.type === TYPE.pound || numbers.has(element.value)) return [];
      return [element.type === TYPE.tag ? `</${element.value}>` : `{${element.value}}`];
    }),
  );
  return new Set(names);
}

const escapedSigns = (signs: readonly string[]) => signs.map((sign) => `\\${sign}`).join('');

/** What finds a space before a closing sign and behind an opening one, but for the signs that a language spaces. */
const patternsOf = memo((spaced: string) => {
  const closing = escapedSigns(Array.from('.,:;!?…،؛؟»”)]').filter((sign) => !spaced.includes(sign)));
  const opening = escapedSigns(Array.from('“«([¿¡').filter((sign) => !(sign === '«' && spaced.includes('»'))));
  return {
    beforeClosing: new RegExp(`[^\\S\\n]([${closing}])(?=$|[\\s${closing}])`),
    behindOpening: new RegExp(`([${opening}])\\s`),
  };
});

/** Double spaces, spaces and line breaks at the edges, and spaces before a sign or after an opening one where the language has none. */
export const spacingRule: MessageRule = ({ text, elements, locale, source }) => {
  const texts = variants(elements);
  const lines = source === undefined ? text : source.text;
  const { beforeClosing, behindOpening } = patternsOf(languageFacts(locale).spaced ?? '');
  return [
    ...first(texts, /^\s|\s$/, () => ({
      rule: 'spacing',
      reason: 'begins or ends with a space, in one of its forms at least',
      mend: 'remove the space',
    })),
    ...levels(elements)
      .flatMap((level) => level.flatMap((element) => (element.type === TYPE.tag ? [element] : [])))
      .filter(({ children }) => variants(children).some((inside) => inside.trim() !== '' && inside !== inside.trim()))
      .map(({ value }): Finding => ({
        rule: 'spacing',
        reason: `has a space at the edge inside <${value}>`,
        mend: 'put the space outside of the tag',
      })),
    ...(source === undefined || glued(source.elements).size > 0
      ? []
      : [...glued(elements)].map((name): Finding => ({
          rule: 'spacing',
          reason: `has no space between a word and ${name}`,
          mend: 'write a space between them',
        }))),
    ...first(texts, /[^\S\n]{2,}|\t/, (place) => ({
      rule: 'spacing',
      reason: `has a double space: “${place}”`,
      mend: 'write one space',
    })),
    ...(text.split('\n').length === lines.split('\n').length
      ? []
      : [
          {
            rule: 'spacing',
            reason: 'has other line breaks (\\n) than the source',
            mend: `break lines as the source does: “${excerpt(lines.replaceAll('\n', String.raw`\n`), 200)}”`,
          } as const,
        ]),
    ...first(texts, beforeClosing, (place, sign) => ({
      rule: 'spacing',
      reason: `has a space before “${sign}”: “${place}”`,
      mend: `remove the space; ${locale} writes none there`,
    })),
    ...first(texts, behindOpening, (place, sign) => ({
      rule: 'spacing',
      reason: `has a space after “${sign}”: “${place}”`,
      mend: `remove the space; ${locale} writes none there`,
    })),
  ];
};
