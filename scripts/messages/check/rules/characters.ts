import { literals } from '../elements';
import { languageFacts } from '../languages/languageFacts';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';
import { excerpt } from '../say';

// Control signs but the line break, soft hyphens, signs without width (those that join letters are words' own), and letters of no script.
const invisible =
  /[^\P{Cc}\n]|[\u00AD\u115F\u1160\u180E\u200B\u2028\u2029\u2060-\u2064\u3164\uFEFF\uFFFC\uFFFD\uE000-\uF8FF]/u;
const html = /<\/?[a-z][^>]*>?|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;
const markdown = /\*\*\S|(?<![\p{L}\p{N}])__?\p{L}[^_]*__?(?![\p{L}\p{N}])|\[[^\]]+\]\([^)]+\)|`/u;

/** Letters that Unicode keeps for old texts alone: ligatures, full-width letters, Arabic letters in the form of their place. */
const oldLetter = /[\uFB00-\uFB06\uFB50-\uFDFF\uFE70-\uFEFE\uFF01-\uFF5E]/u;

const spaces = /[\u1680\u2000-\u200A\u202F\u205F\u3000]/u;

const codeOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const retype = 'type the words around it anew';

/** Signs that nobody sees, that stand for a letter that was lost on the way, or that look like a letter and are another sign. */
export const characterRule: MessageRule = ({ text, locale }): Finding[] => {
  const rule = 'characters';
  const { spaced } = languageFacts(locale);
  const [sign, old, space] = [invisible, oldLetter, spaces].map((pattern) => pattern.exec(text)?.[0]);
  return [
    ...(sign === undefined
      ? []
      : [{ rule, reason: `has an invisible or broken sign, ${codeOf(sign)}`, mend: retype } as const]),
    ...(old === undefined
      ? []
      : [
          {
            rule,
            reason: `has “${old}”, a sign that only looks like a letter, ${codeOf(old)}`,
            mend: `write “${old.normalize('NFKC')}”`,
          } as const,
        ]),
    ...(space === undefined || (space === '\u202F' && spaced !== undefined)
      ? []
      : [
          {
            rule,
            reason: `has a space that is none of the language, ${codeOf(space)}`,
            mend: 'write an ordinary space, or a no-break space (U+00A0) where the line must not break',
          } as const,
        ]),
    ...(text === text.normalize('NFC')
      ? []
      : [
          {
            rule,
            reason: `has letters in two parts, such as “e” and an accent of its own (it is not in the form NFC)`,
            mend: `save the file with composed letters (NFC), or ${retype}`,
          } as const,
        ]),
  ];
};

/** HTML, its entities and Markdown, which visitors would read as they are written. */
export const htmlRule: MessageRule = ({ elements, source }) => {
  const theirs = source === undefined ? '' : literals(source.elements).join('\n');
  return literals(elements).flatMap((text): Finding[] => {
    const found = html.exec(text)?.[0];
    const marked = markdown.exec(text)?.[0];
    const mend = 'remove it, or write the sign itself; only the tags of the source mean something';
    return [
      ...(found === undefined
        ? []
        : [{ rule: 'html', reason: `has HTML in its text: “${excerpt(found)}”`, mend } as const]),
      ...(marked === undefined || theirs.includes(marked) || source === undefined
        ? []
        : [{ rule: 'html', reason: `has Markdown in its text: “${excerpt(marked)}”`, mend } as const]),
    ];
  });
};
