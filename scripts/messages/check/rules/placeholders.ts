import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { allElements, type Elements, insides } from '../elements';
import type { MessageRule } from '../message';
import { excerpt, listed } from '../say';

const isPlaceholder = (element: MessageFormatElement) =>
  element.type !== TYPE.literal && element.type !== TYPE.pound && element.type !== TYPE.tag;

/** The names of a message's placeholders, those of plurals and selects among them. */
export function placeholderNames(elements: Elements): Set<string> {
  return new Set(
    allElements(elements).flatMap(({ element }) =>
      isPlaceholder(element) && 'value' in element ? [element.value] : [],
    ),
  );
}

function shared(sets: readonly Set<string>[]): Set<string> {
  const [first, ...others] = sets;
  return new Set([...(first ?? [])].filter((name) => others.every((other) => other.has(name))));
}

/** The placeholders that a visitor sees whichever form of a plural or select is chosen. */
function alwaysShown(elements: Elements): Set<string> {
  const names = elements.flatMap((element) => [
    ...(isPlaceholder(element) && 'value' in element ? [element.value] : []),
    ...shared(insides(element).map(alwaysShown)),
  ]);
  return new Set(names);
}

const braces = (names: readonly string[]) => listed(names.map((name) => `{${name}}`));

/** Placeholders that a translation lost, renamed or added, and those that it keeps in one form of a plural only. */
export const placeholderRule: MessageRule = ({ elements, source }) => {
  if (source === undefined) return [];
  const [theirs, ours] = [placeholderNames(source.elements), placeholderNames(elements)];
  const lost = [...theirs].filter((name) => !ours.has(name));
  const added = [...ours].filter((name) => !theirs.has(name));
  const says = `the source says “${excerpt(source.text)}”`;
  const here = alwaysShown(elements);
  const partly = [...alwaysShown(source.elements)].filter((name) => ours.has(name) && !here.has(name));
  const rule = 'placeholder';
  const [wanted, found] = [lost[0], added[0]];
  if (lost.length === 1 && added.length === 1 && wanted !== undefined) {
    const reason = `the placeholder {${wanted}} has become {${found}}`;
    return [{ rule, reason, mend: `write {${wanted}}: names of placeholders are not translated` }];
  }
  return [
    ...(lost.length === 0
      ? []
      : [
          {
            rule,
            reason: `lost ${braces(lost)}`,
            mend: `put ${braces(lost)} where the value belongs; ${says}`,
          } as const,
        ]),
    ...(added.length === 0
      ? []
      : [
          {
            rule,
            reason: `has ${braces(added)}, which the source has not`,
            mend: `leave ${braces(added)} out; ${says}`,
          } as const,
        ]),
    ...partly.map(
      (name) =>
        ({
          rule,
          reason: `has {${name}} in some forms of its plural or select only`,
          mend: `put {${name}} into every form`,
        }) as const,
    ),
  ];
};
