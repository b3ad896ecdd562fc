import { literals } from '../../catalogs/elements';
import type { Finding } from '../../catalogs/problem';
import { excerpt } from '../../catalogs/wording';
import { languageFacts } from '../languages';
import type { MessageRule } from '../message';

// Control characters except the line break, soft hyphens, characters without width (those that join letters belong to words), private ones.
const invisible =
  /[^\P{Cc}\n]|[\u00AD\u115F\u1160\u180E\u200B\u2028\u2029\u2060-\u2064\u3164\uFEFF\uFFFC\uFFFD\uE000-\uF8FF]/u;
/** Letters that Unicode keeps for old texts alone: ligatures, full-width letters, Arabic letters in the form of their place. */
const oldLetter = /[\uFB00-\uFB06\uFB50-\uFDFF\uFE70-\uFEFE\uFF01-\uFF5E]/u;
const spaces = /[\u1680\u2000-\u200A\u202F\u205F\u3000]/u;
const html = /<\/?[a-z][^>]*>?|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;
const markdown = /\*\*\S|(?<![\p{L}\p{N}])__?\p{L}[^_]*__?(?![\p{L}\p{N}])|\[[^\]]+\]\([^)]+\)|`/u;

const codeOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Characters that nobody sees, that replace a lost letter, or that look like a letter and are another character. */
export const characterRule: MessageRule = ({ text, locale }) => {
  const findings: Finding[] = [];
  const add = (reason: string, fix: string) => findings.push({ rule: 'characters', reason, fix });
  const [sign, old, space] = [invisible, oldLetter, spaces].map((pattern) => pattern.exec(text)?.[0]);
  const retype = 'type the words around it again';
  if (sign !== undefined) add(`has an invisible or broken character, ${codeOf(sign)}`, retype);
  if (old !== undefined) {
    add(`has “${old}”, which only looks like a letter, ${codeOf(old)}`, `write “${old.normalize('NFKC')}”`);
  }
  if (space !== undefined && (space !== '\u202F' || languageFacts(locale).spaced === undefined)) {
    const fix = 'write an ordinary space, or a no-break space (U+00A0) where the line must not break';
    add(`has a space that the language does not use, ${codeOf(space)}`, fix);
  }
  if (text !== text.normalize('NFC')) {
    add(
      'has letters in two parts, such as “e” and a separate accent',
      `save the file with composed letters (NFC), or ${retype}`,
    );
  }
  return findings;
};

/** HTML, its entities and Markdown, which visitors would read literally. */
export const htmlRule: MessageRule = ({ elements, source }) => {
  const theirs = source === undefined ? '' : literals(source.elements).join('\n');
  const fix = 'remove it, or write the character itself; only the tags of the source have a meaning';
  return literals(elements).flatMap((text): Finding[] => {
    const found = html.exec(text)?.[0];
    const marked = source === undefined ? undefined : markdown.exec(text)?.[0];
    if (found !== undefined) return [{ rule: 'html', reason: `has HTML in its text: “${excerpt(found)}”`, fix }];
    if (marked === undefined || theirs.includes(marked)) return [];
    return [{ rule: 'html', reason: `has Markdown in its text: “${excerpt(marked)}”`, fix }];
  });
};
