import { TYPE } from '@formatjs/icu-messageformat-parser';
import { allElements, type Elements, variants } from '../../catalogs/elements';
import type { MessageRule } from '../message';
import type { Finding } from '../../catalogs/problem';
import { excerpt, listed } from '../../catalogs/wording';

function tagsOf(elements: Elements) {
  return allElements(elements).flatMap(({ element, tags }) =>
    element.type === TYPE.tag
      ? [{ name: element.value, around: tags.join(' in '), text: variants(element.children) }]
      : [],
  );
}

/** The innermost tags around each placeholder. */
function parentsOf(elements: Elements): Map<string, Set<string>> {
  const parents = new Map<string, Set<string>>();
  for (const { element, tags } of allElements(elements)) {
    if (element.type === TYPE.literal || element.type === TYPE.tag || element.type === TYPE.pound) continue;
    parents.set(element.value, (parents.get(element.value) ?? new Set()).add(tags.at(-1) ?? ''));
  }
  return parents;
}

const names = (elements: Elements) => new Set(tagsOf(elements).map(({ name }) => name));

const place = (tag: string) => (tag === '' ? 'outside of all tags' : `inside <${tag}>`);

/** Tags that a translation lost, renamed or added, and tags with nothing inside; in the source, tags that nothing fills in. */
export const tagRule: MessageRule = ({ elements, source, project }) => {
  const empty = tagsOf(elements).filter(({ text }) => text.some((part) => part.trim() === ''));
  const findings: Finding[] = empty.map(({ name }) => ({
    rule: 'tag',
    reason: `<${name}> has nothing inside`,
    fix: `put <${name}>…</${name}> around its words`,
  }));
  if (source === undefined) {
    const unknown = [...names(elements)].filter((name) => !project.tags.includes(name));
    const fix = `use ${listed(project.tags, 'or')}`;
    return [...findings, ...unknown.map((name): Finding => ({ rule: 'tag', reason: `unknown tag <${name}>`, fix }))];
  }
  const says = `the source says “${excerpt(source.text, 200)}”`;
  const lost = [...names(source.elements)].filter((name) => !names(elements).has(name));
  const added = [...names(elements)].filter((name) => !names(source.elements).has(name));
  for (const name of lost) {
    const inside = tagsOf(source.elements).find((tag) => tag.name === name)?.text[0] ?? '…';
    const fix = `put <${name}>…</${name}> around the words for “${excerpt(inside)}”`;
    findings.push({ rule: 'tag', reason: `lost the tag <${name}>`, fix });
  }
  for (const name of added) {
    const fix = lost.length === 1 ? `write <${lost[0]}>: names of tags are not translated` : `leave it out; ${says}`;
    findings.push({ rule: 'tag', reason: `has the tag <${name}>, which the source does not have`, fix });
  }
  return findings;
};

/** Tags and placeholders inside other tags than in the source. */
export const nestingRule: MessageRule = ({ elements, source }) => {
  if (source === undefined) return [];
  const theirs = tagsOf(source.elements);
  const moved = tagsOf(elements).filter(({ name, around }) => {
    const same = theirs.filter((tag) => tag.name === name);
    return same.length > 0 && same.every((tag) => tag.around !== around);
  });
  const parents = parentsOf(source.elements);
  const strays = [...parentsOf(elements)].filter(([name, tags]) => {
    const wanted = parents.get(name);
    return wanted !== undefined && [...tags].every((tag) => !wanted.has(tag));
  });
  return [
    ...moved.map(({ name, around }): Finding => ({
      rule: 'nesting',
      reason: `<${name}> is ${around === '' ? 'in no other tag' : `in <${around}>`}, in the source it is not`,
      fix: `nest the tags as the source does: “${excerpt(source.text, 200)}”`,
    })),
    ...strays.map(([name, tags]): Finding => ({
      rule: 'nesting',
      reason: `{${name}} is ${place([...tags][0] ?? '')}`,
      fix: `put it ${place([...(parents.get(name) ?? [])][0] ?? '')}, as the source does`,
    })),
  ];
};
