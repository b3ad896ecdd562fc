import { conventionsOf } from '../conventions';
import { variants } from '../elements';
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

/** Double spaces, spaces and line breaks at the edges, and spaces before a sign or after an opening one where the language has none. */
export const spacingRule: MessageRule = ({ text, elements, locale, source }) => {
  const texts = variants(elements);
  const lines = source === undefined ? text : source.text;
  const { spaced = '' } = conventionsOf(locale);
  const closing = Array.from('.,:;!?…،؛؟»”)]').filter((sign) => !spaced.includes(sign));
  const opening = Array.from('“«([¿¡').filter((sign) => !(sign === '«' && spaced.includes('»')));
  const set = (signs: readonly string[]) => `[${signs.map((sign) => `\\${sign}`).join('')}]`;
  return [
    ...first(texts, /^\s|\s$/, () => ({
      rule: 'spacing',
      reason: 'begins or ends with a space, in one of its forms at least',
      mend: 'remove the space',
    })),
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
    ...first(
      texts,
      new RegExp(`[^\\S\\n](${set(closing)})(?=$|[\\s${closing.map((sign) => `\\${sign}`).join('')}])`),
      (place, sign) => ({
        rule: 'spacing',
        reason: `has a space before “${sign}”: “${place}”`,
        mend: `remove the space; ${locale} writes none there`,
      }),
    ),
    ...first(texts, new RegExp(`(${set(opening)})\\s`), (place, sign) => ({
      rule: 'spacing',
      reason: `has a space after “${sign}”: “${place}”`,
      mend: `remove the space; ${locale} writes none there`,
    })),
  ];
};
