import { literals } from '../elements';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';
import { excerpt } from '../say';

// Control signs but the line break, soft hyphens, signs without width (those that join letters are words' own), and letters of no script.
const invisible = /[^\P{Cc}\n]|[\u00AD\u200B\u2060\uFEFF\uFFFC\uFFFD\uE000-\uF8FF]/u;
const html = /<\/?[a-z][^>]*>?|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;

const codeOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Signs that nobody sees, or that stand for a letter that was lost on the way. */
export const characterRule: MessageRule = ({ text }) => {
  const sign = invisible.exec(text)?.[0];
  if (sign === undefined) return [];
  return [
    {
      rule: 'characters',
      reason: `has an invisible or broken sign, ${codeOf(sign)}`,
      mend: 'type the words around it anew',
    },
  ];
};

/** HTML and its entities, which visitors would read as they are written. */
export const htmlRule: MessageRule = ({ elements }) =>
  literals(elements).flatMap((text): Finding[] => {
    const found = html.exec(text)?.[0];
    if (found === undefined) return [];
    const reason = `has HTML in its text: “${excerpt(found)}”`;
    return [
      { rule: 'html', reason, mend: 'remove it, or write the sign itself; only the tags of the source mean something' },
    ];
  });

/** Digits and percent signs, of any script, that stand in a message's own text: every figure comes from a placeholder. */
export const bareFigureRule: MessageRule = ({ elements }) =>
  literals(elements)
    .filter((text) => /[\p{N}%٪％‰]/u.test(text))
    .map((text) => ({
      rule: 'figure',
      reason: `has a bare figure: “${excerpt(text)}”`,
      mend: 'put the placeholder of the figure there (src/content/figures.ts), or write a small number as a word',
    }));
