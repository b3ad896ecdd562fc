import type { MessageRule } from '../message';
import type { Finding } from '../problem';

/** How the beginning and the end of a span are called: `{from}` and `{to}`, `{workdayStart}` and `{workdayEnd}`. */
const ends = [
  [/^from$/, 'to'],
  [/From$/, 'To'],
  [/Start$/, 'End'],
  [/First$/, 'Last'],
] as const;

/** The place of a placeholder in a text; -1 where it is not there. */
const placeOf = (text: string, name: string) => text.search(new RegExp(`\\{\\s*${name}\\b`));

/** A span whose beginning and end have changed places. */
export const spanRule: MessageRule = ({ text, source }) => {
  if (source === undefined) return [];
  const names = [...new Set([...source.text.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name))];
  return names.flatMap((first) =>
    ends.flatMap(([start, end]): Finding[] => {
      if (!start.test(first)) return [];
      const last = first.replace(start, end);
      const isOrdered = (words: string) => placeOf(words, first) < placeOf(words, last);
      if (placeOf(text, first) === -1 || placeOf(text, last) === -1) return [];
      if (!isOrdered(source.text) || isOrdered(text)) return [];
      return [{ rule: 'span', reason: `has {${last}} before {${first}}`, mend: `put {${first}} before {${last}}` }];
    }),
  );
};
