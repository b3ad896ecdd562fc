import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Elements, insides } from '../elements';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';

type Counts = ReadonlyMap<string, number>;

function nameOf(element: MessageFormatElement): string[] {
  // A language may need the plural of a number for two of its words.
  if (element.type === TYPE.literal || element.type === TYPE.plural || element.type === TYPE.select) return [];
  if (element.type === TYPE.pound) return ['#'];
  return [element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`];
}

/** How often a visitor meets each placeholder and tag of a message at most: of a plural's forms only one is shown. */
function countsOf(elements: Elements): Counts {
  const counts = new Map<string, number>();
  for (const element of elements) {
    const inner = new Map<string, number>();
    for (const form of insides(element).map(countsOf)) {
      for (const [name, count] of form) inner.set(name, Math.max(count, inner.get(name) ?? 0));
    }
    for (const [name, count] of [...nameOf(element).map((name) => [name, 1] as const), ...inner]) {
      counts.set(name, (counts.get(name) ?? 0) + count);
    }
  }
  return counts;
}

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** Placeholders, tags and # that stand more often in a translation than in the source. */
export const twiceRule: MessageRule = ({ elements, source }) => {
  if (source === undefined) return [];
  const theirs = countsOf(source.elements);
  return [...countsOf(elements)].flatMap(([name, count]): Finding[] => {
    const wanted = theirs.get(name) ?? 0;
    if (wanted === 0 || count <= wanted) return [];
    const reason = `has ${name} ${times(count)}, the source has it ${times(wanted)}`;
    return [{ rule: 'twice', reason, mend: `keep ${name} where it belongs and remove the other` }];
  });
};
