import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { allElements, type Elements, insides } from '../../catalogs/elements';
import type { Finding } from '../../catalogs/problem';
import { excerpt, listed } from '../../catalogs/wording';
import type { MessageRule } from '../message';
import { formatsOf } from './formats';

const nameOf = (element: MessageFormatElement): string[] =>
  element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag ? [] : [element.value];

/** The names of a message's placeholders, those of plurals and selects included. */
export function placeholderNames(elements: Elements): Set<string> {
  return new Set(allElements(elements).flatMap(({ element }) => nameOf(element)));
}

function shared(sets: readonly Set<string>[]): Set<string> {
  const [first, ...others] = sets;
  return new Set([...(first ?? [])].filter((name) => others.every((other) => other.has(name))));
}

/** The placeholders that a visitor sees with any form of a plural or select. */
function alwaysShown(elements: Elements): Set<string> {
  return new Set(elements.flatMap((element) => [...nameOf(element), ...shared(insides(element).map(alwaysShown))]));
}

const braces = (names: readonly string[]) => listed(names.map((name) => `{${name}}`));

/** Placeholders that a translation lost, renamed or added, or has in one form of a plural only; in the source, those that nothing fills in. */
export const placeholderRule: MessageRule = ({ elements, source, project }) => {
  const findings: Finding[] = [];
  const add = (reason: string, fix: string) => findings.push({ rule: 'placeholder', reason, fix });
  const ours = placeholderNames(elements);
  if (source === undefined) {
    const isKnown = (name: string) => name in project.facts || name in project.placeholders || name === 'email';
    for (const name of [...ours].filter((one) => !isKnown(one))) {
      add(
        `unknown placeholder {${name}}`,
        `use a fact, or, where code passes it, list it in ${project.placeholdersFile}`,
      );
    }
    return findings;
  }
  const theirs = placeholderNames(source.elements);
  const lost = [...theirs].filter((name) => !ours.has(name));
  const added = [...ours].filter((name) => !theirs.has(name));
  const formats = formatsOf(source.elements);
  const whole = (name: string) => [...(formats.get(name) ?? [`{${name}}`])].join(' or ');
  const says = `the source says “${excerpt(source.text)}”`;
  const [wanted, found] = [lost[0], added[0]];
  if (lost.length === 1 && added.length === 1 && wanted !== undefined) {
    add(
      `the placeholder {${wanted}} has become {${found}}`,
      `write ${whole(wanted)}: names of placeholders are not translated`,
    );
    return findings;
  }
  if (lost.length > 0) add(`lost ${braces(lost)}`, `put ${listed(lost.map(whole))} in the place of the value; ${says}`);
  if (added.length > 0) {
    add(`has ${braces(added)}, which the source does not have`, `leave ${braces(added)} out; ${says}`);
  }
  const here = alwaysShown(elements);
  for (const name of alwaysShown(source.elements)) {
    if (ours.has(name) && !here.has(name)) {
      add(`has {${name}} in some forms of its plural or select only`, `put {${name}} into every form`);
    }
  }
  return findings;
};
