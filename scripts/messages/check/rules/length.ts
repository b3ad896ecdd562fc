import { variants } from '../elements';
import type { Message, MessageRule } from '../message';
import { excerpt } from '../say';

/** The limit that a description ends with, "At most 60 characters."; null where it names none. */
export function limitOf(description: string): number | null {
  const most = /At most (\d+) characters\.$/.exec(description)?.[1];
  return most === undefined ? null : Number(most);
}

/** How long a message is: placeholders as they are written, and of a plural the longest form. */
function lengthOf({ text, elements }: Pick<Message, 'text' | 'elements'>): number {
  const forms = variants(elements);
  return Math.max(...(forms.length === 1 ? [text] : forms).map((form) => Array.from(form).length));
}

/** Messages longer than their description allows, and descriptions that do not say how long. */
export const lengthRule: MessageRule = ({ text, elements, description, source }) => {
  if (description === undefined) return [];
  const most = limitOf(description);
  if (most === null) {
    if (source !== undefined) return [];
    const reason = 'its description does not end with “At most … characters.”';
    return [{ rule: 'description', reason, mend: 'say how long a translation may be, about 1.4 times the English' }];
  }
  const length = lengthOf({ text, elements });
  if (length <= most) return [];
  const reason = `has ${length} characters instead of at most ${most}: “${excerpt(text, 40)}”`;
  return [{ rule: 'length', reason, mend: `shorten it by ${length - most}` }];
};
