import { type MessageFormatElement, SKELETON_TYPE, TYPE } from '@formatjs/icu-messageformat-parser';
import { allElements, type Elements } from '../elements';
import type { MessageRule } from '../message';
import { listed } from '../say';

const kinds: Partial<Record<TYPE, string>> = { [TYPE.number]: 'number', [TYPE.date]: 'date', [TYPE.time]: 'time' };

function styleOf(element: MessageFormatElement): string {
  if (!('style' in element) || element.style === undefined || element.style === null) return '';
  const { style } = element;
  if (typeof style === 'string') return `, ${style}`;
  if (style.type === SKELETON_TYPE.dateTime) return `, ::${style.pattern}`;
  return `, ::${style.tokens.map(({ stem, options }) => [stem, ...options].join('/')).join(' ')}`;
}

/** How a message has each placeholder formatted, as it is written; plurals and selects have rules of their own. */
function formatsOf(elements: Elements): Map<string, Set<string>> {
  const formats = new Map<string, Set<string>>();
  for (const { element } of allElements(elements)) {
    const kind = kinds[element.type];
    if (element.type !== TYPE.argument && kind === undefined) continue;
    if (!('value' in element)) continue;
    const written = kind === undefined ? `{${element.value}}` : `{${element.value}, ${kind}${styleOf(element)}}`;
    formats.set(element.value, (formats.get(element.value) ?? new Set()).add(written));
  }
  return formats;
}

/** Numbers, dates and times that a translation formats otherwise than the source. */
export const formatRule: MessageRule = ({ elements, source }) => {
  if (source === undefined) return [];
  const theirs = formatsOf(source.elements);
  return [...formatsOf(elements)].flatMap(([name, written]) => {
    const wanted = theirs.get(name);
    const foreign = [...written].filter((format) => wanted?.has(format) === false);
    if (wanted === undefined || foreign.length === 0) return [];
    const mend = `write ${listed([...wanted], 'or')}`;
    return [{ rule: 'format', reason: `formats ${listed(foreign)} otherwise than the source`, mend }];
  });
};
