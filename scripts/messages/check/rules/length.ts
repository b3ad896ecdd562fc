import type { MessageRule } from '../message';
import { excerpt } from '../say';
import { visibleLength } from '../visibleLength';

/** The limit that a description ends with, "At most 60 characters."; null where it names none. */
export function limitOf(description: string): number | null {
  const most = /At most (\d+) characters\.$/.exec(description)?.[1];
  return most === undefined ? null : Number(most);
}

/** Messages longer than their description allows, and descriptions that do not say how long. */
export const lengthRule: MessageRule = ({ text, elements, locale, description, source }) => {
  if (description === undefined) return [];
  const most = limitOf(description);
  if (most === null) {
    if (source !== undefined) return [];
    const reason = 'its description does not end with “At most … characters.”';
    return [{ rule: 'description', reason, mend: 'say how long a translation may be, about 1.4 times the English' }];
  }
  const length = visibleLength(elements, locale);
  if (length <= most) return [];
  const reason = `has ${length} characters instead of at most ${most}: “${excerpt(text, 40)}”`;
  return [{ rule: 'length', reason, mend: `shorten it by ${length - most}` }];
};
