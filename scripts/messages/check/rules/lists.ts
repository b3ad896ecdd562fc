import type { MessageRule } from '../message';

/** Messages that the code takes apart at their commas (src/content/caseStudy.ts). */
const lists = /^caseStudy\.[^.]+\.services$/;

const count = (text: string) => text.split(/[,،]/).length;

/** Lists with another number of entries than the source's: an “and” in place of the last comma makes one of two. */
export const listRule: MessageRule = ({ key, text, source }) => {
  if (source === undefined || !lists.test(key) || count(text) === count(source.text)) return [];
  const reason = `has ${count(text)} entries between commas, the source has ${count(source.text)}`;
  return [
    { rule: 'list', reason, mend: 'put a comma between all entries, also before the last: the site splits there' },
  ];
};
