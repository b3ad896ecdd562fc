import { TYPE } from '@formatjs/icu-messageformat-parser';
import { type Elements, levels } from '../../catalogs/elements';
import type { Finding } from '../../catalogs/problem';
import type { MessageRule } from '../message';

// Control characters except the line break, soft hyphens, private characters, and characters without width except the joiners of letters.
const invisible =
  /[^\P{Cc}\n]|[\u00AD\u115F\u1160\u180E\u200B\u202D\u202E\u2028\u2029\u2060-\u2064\u3164\uFEFF\uFFFC\uFFFD\uE000-\uF8FF]/u;
/** HTML and its entities. */
const code = /[<>]|&(?:[a-z]+|#\w+);/i;

const codeOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Whether all direction marks in one level of a message are closed in reverse order. */
function isBalanced(elements: Elements): boolean {
  const open: string[] = [];
  for (const sign of elements.flatMap((element) => (element.type === TYPE.literal ? Array.from(element.value) : []))) {
    if ('\u2066\u2067\u2068'.includes(sign)) open.push('\u2069');
    else if ('\u202A\u202B'.includes(sign)) open.push('\u202C');
    else if ('\u2069\u202C'.includes(sign) && open.pop() !== sign) return false;
  }
  return open.length === 0;
}

/** Reports invisible characters, replacements of lost letters, HTML that visitors would see, and direction marks that are not closed. */
export const characterRule: MessageRule = ({ text, elements }) => {
  const findings: Finding[] = [];
  const add = (reason: string, fix: string) => findings.push({ rule: 'characters', reason, fix });
  const sign = invisible.exec(text)?.[0];
  if (sign !== undefined)
    add(
      `has an invisible or broken character, ${codeOf(sign)}`,
      'save the file as UTF-8, and type the words around it again',
    );
  const words = levels(elements)
    .flat()
    .flatMap((element) => (element.type === TYPE.literal ? [element.value] : []));
  const shown = code.exec(words.join('\n'))?.[0];
  if (shown !== undefined) {
    add(`shows “${shown}” to visitors`, 'write the character itself; only the tags of the source have a meaning');
  }
  if (!levels(elements).every(isBalanced)) {
    add(
      'has an invisible direction mark that is not closed where it was opened',
      'close FSI (U+2068) with PDI (U+2069), within the same tag and plural form',
    );
  }
  return findings;
};
