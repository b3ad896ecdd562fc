import { excerpt } from '../../catalogs/wording';
import type { MessageRule } from '../message';
import { visibleLength } from '../visibleLength';

/** The limit at the end of a description, "At most 60 characters."; null if it has none. */
export function limitOf(description: string): number | null {
  const most = /At most (\d+) characters\.$/.exec(description)?.[1];
  return most === undefined ? null : Number(most);
}

/** Reports messages that are longer than their description allows, and descriptions without a limit. */
export const lengthRule: MessageRule = ({ text, elements, locale, description, source, project }) => {
  if (description === undefined) return [];
  const most = limitOf(description);
  if (most === null) {
    if (source !== undefined) return [];
    const reason = 'its description does not end with “At most … characters.”';
    return [{ rule: 'description', reason, fix: 'write how long a translation may be, about 1.4 times the English' }];
  }
  const length = visibleLength(elements, locale, project);
  if (length <= most) return [];
  const reason = `has ${length} characters instead of at most ${most}: “${excerpt(text, 40)}”`;
  return [{ rule: 'length', reason, fix: `shorten it by ${length - most}` }];
};
