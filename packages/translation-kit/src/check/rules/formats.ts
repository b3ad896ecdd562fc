import { type MessageFormatElement, SKELETON_TYPE, TYPE } from '@formatjs/icu-messageformat-parser';
import { allElements, type Elements } from '../../catalogs/elements';
import type { MessageRule } from '../message';
import { listed } from '../../catalogs/wording';

const kinds: Partial<Record<TYPE, string>> = { [TYPE.number]: 'number', [TYPE.date]: 'date', [TYPE.time]: 'time' };

function styleOf(element: MessageFormatElement): string {
  if (!('style' in element) || element.style === undefined || element.style === null) return '';
  const { style } = element;
  if (typeof style === 'string') return `, ${style}`;
  if (style.type === SKELETON_TYPE.dateTime) return `, ::${style.pattern}`;
  return `, ::${style.tokens.map(({ stem, options }) => [stem, ...options].join('/')).join(' ')}`;
}

/** The formats of each placeholder of a message; plurals and selects have their own rules. */
export function formatsOf(elements: Elements): Map<string, Set<string>> {
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

/** Numbers, dates and times with another format than in the source. */
export const formatRule: MessageRule = ({ elements, source }) => {
  if (source === undefined) return [];
  const theirs = formatsOf(source.elements);
  return [...formatsOf(elements)].flatMap(([name, written]) => {
    const wanted = theirs.get(name);
    const foreign = [...written].filter((format) => wanted?.has(format) === false);
    if (wanted === undefined || foreign.length === 0) return [];
    const fix = `write ${listed([...wanted], 'or')}`;
    return [{ rule: 'format', reason: `has another format than the source, ${listed(foreign)}`, fix }];
  });
};
