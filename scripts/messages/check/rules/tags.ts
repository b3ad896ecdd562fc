import { TYPE } from '@formatjs/icu-messageformat-parser';
import { allElements, type Elements, variants } from '../elements';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';
import { excerpt } from '../say';

function tagsOf(elements: Elements) {
  return allElements(elements).flatMap(({ element, tags }) =>
    element.type === TYPE.tag
      ? [{ name: element.value, around: tags.join(' in '), text: variants(element.children) }]
      : [],
  );
}

/** The tags that each placeholder stands in. */
function homesOf(elements: Elements): Map<string, Set<string>> {
  const homes = new Map<string, Set<string>>();
  for (const { element, tags } of allElements(elements)) {
    if (element.type === TYPE.literal || element.type === TYPE.tag || element.type === TYPE.pound) continue;
    homes.set(element.value, (homes.get(element.value) ?? new Set()).add(tags.at(-1) ?? ''));
  }
  return homes;
}

const names = (elements: Elements) => new Set(tagsOf(elements).map(({ name }) => name));

const place = (tag: string) => (tag === '' ? 'outside of all tags' : `inside <${tag}>`);

/** Tags that a translation lost, renamed or added, and tags with nothing inside. */
export const tagRule: MessageRule = ({ elements, source }) => {
  const empty = tagsOf(elements).filter(({ text }) => text.some((part) => part.trim() === ''));
  const findings: Finding[] = empty.map(({ name }) => ({
    rule: 'tag',
    reason: `<${name}> has nothing inside`,
    mend: `put <${name}>…</${name}> around the words that it is about`,
  }));
  if (source === undefined) return findings;
  const says = `the source says “${excerpt(source.text, 200)}”`;
  const lost = [...names(source.elements)].filter((name) => !names(elements).has(name));
  const added = [...names(elements)].filter((name) => !names(source.elements).has(name));
  for (const name of lost) {
    const inside = tagsOf(source.elements).find((tag) => tag.name === name)?.text[0] ?? '…';
    const mend = `put <${name}>…</${name}> around the words for “${excerpt(inside)}”`;
    findings.push({ rule: 'tag', reason: `lost the tag <${name}>`, mend });
  }
  for (const name of added) {
    const mend = lost.length === 1 ? `write <${lost[0]}>: names of tags are not translated` : `leave it out; ${says}`;
    findings.push({ rule: 'tag', reason: `has the tag <${name}>, which the source has not`, mend });
  }
  return findings;
};

const hasWords = (text: string) => /\p{L}/u.test(text);

/** Tags around the whole text, where the source has words beside them: a link that became a sentence. */
export const wholeTagRule: MessageRule = ({ elements, source }) => {
  if (source === undefined) return [];
  const wordsBeside = (all: Elements, name: string) =>
    hasWords(
      variants(all.filter((element) => element.type !== TYPE.tag || element.value !== name))
        .join(' ')
        .replaceAll(/\{[^{}]*\}/g, ''),
    );
  return elements.flatMap((element): Finding[] => {
    if (element.type !== TYPE.tag || wordsBeside(elements, element.value)) return [];
    const isThere = source.elements.some((theirs) => theirs.type === TYPE.tag && theirs.value === element.value);
    if (!isThere || !wordsBeside(source.elements, element.value)) return [];
    const inside = tagsOf(source.elements).find(({ name }) => name === element.value)?.text[0] ?? '…';
    const mend = `put it around the words for “${excerpt(inside)}” alone`;
    return [{ rule: 'tagWords', reason: `<${element.value}> stands around the whole text`, mend }];
  });
};

/** Tags that stand in other tags than in the source, and placeholders that left their tag or came into one. */
export const nestingRule: MessageRule = ({ elements, source }) => {
  if (source === undefined) return [];
  const theirs = tagsOf(source.elements);
  const moved = tagsOf(elements).filter(({ name, around }) => {
    const same = theirs.filter((tag) => tag.name === name);
    return same.length > 0 && same.every((tag) => tag.around !== around);
  });
  const homes = homesOf(source.elements);
  const strays = [...homesOf(elements)].filter(([name, tags]) => {
    const wanted = homes.get(name);
    return wanted !== undefined && [...tags].every((tag) => !wanted.has(tag));
  });
  return [
    ...moved.map(({ name, around }): Finding => ({
      rule: 'nesting',
      reason: `<${name}> stands ${around === '' ? 'alone' : `in <${around}>`}, in the source it does not`,
      mend: `nest the tags as the source does: “${excerpt(source.text, 200)}”`,
    })),
    ...strays.map(([name, tags]): Finding => ({
      rule: 'nesting',
      reason: `{${name}} stands ${place([...tags][0] ?? '')}`,
      mend: `put it ${place([...(homes.get(name) ?? [])][0] ?? '')}, as the source does`,
    })),
  ];
};
