import { TYPE } from '@formatjs/icu-messageformat-parser';
import { type Elements, levels } from '../elements';
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

/** Direction marks that are not closed within their sentence, tag or plural form, and marks that turn letters around. */
export const directionRule: MessageRule = ({ text, elements }) => [
  ...(levels(elements).every(isBalanced)
    ? []
    : [
        {
          rule: 'direction',
          reason:
            'has an invisible direction mark (U+202A to U+202E, U+2066 to U+2069) that is not closed where it was opened',
          mend: 'remove the marks, or close FSI, LRI and RLI with PDI (U+2069), within the same tag and plural form',
        } as const,
      ]),
  ...(overrides.test(text)
    ? [
        {
          rule: 'direction',
          reason: 'has a mark that turns the order of letters around (U+202D or U+202E)',
          mend: 'remove it; FSI (U+2068) and PDI (U+2069) keep a foreign name together',
        } as const,
      ]
    : []),
];
