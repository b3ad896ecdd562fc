import { TYPE } from '@formatjs/icu-messageformat-parser';
import { allElements, type Elements, variants } from '../../catalogs/elements';
import type { Finding } from '../../catalogs/problem';
import { excerpt, listed } from '../../catalogs/wording';
import type { Message, MessageRule } from '../message';
import { alwaysShown, branchesOf, partName, partsOf, placesOf } from './parts';

/** Whether the part is a plural of a plain number in the source. Some languages need this plural. */
const isNeededPlural = (part: string, theirs: ReadonlySet<string>) =>
  theirs.has(part.replace(/^\{(.+), (?:plural|selectordinal), .*$/, '{$1}'));

const without = (parts: Iterable<string>, others: ReadonlySet<string>) =>
  [...parts].filter((part) => !others.has(part));

/** Tags, plural forms and branches with nothing inside. */
function emptyParts(elements: Elements): string[] {
  const isBlank = (inside: Elements) => variants(inside).every((text) => text.trim() === '');
  return allElements(elements).flatMap(({ element }) => {
    if (element.type === TYPE.tag) return isBlank(element.children) ? [partName(element)] : [];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const forms = Object.entries(element.options).filter(([, { value }]) => isBlank(value));
    return forms.map(([form]) => `the form “${form}” of ${partName(element)}`);
  });
}

/** Reports placeholders and tags of the source that the site does not know. */
function unknownParts({ elements, project }: Message): Finding[] {
  const { facts, placeholders, placeholdersFile, tags } = project;
  const fix = `use a fact or a known tag, or list what code passes in ${placeholdersFile}`;
  return allElements(elements).flatMap(({ element }): Finding[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const { value } = element;
    const isKnown = element.type === TYPE.tag ? tags.includes(value) : value in facts || placeholders.includes(value);
    return isKnown || value === 'email'
      ? []
      : [{ rule: 'structure', reason: `has an unknown ${partName(element)}`, fix }];
  });
}

/** Reports placeholders, formats, tags, plurals, selects and line breaks that a translation lost, changed, added or moved. */
export const structureRule: MessageRule = (message) => {
  const { text, elements, source } = message;
  const findings: Finding[] = [];
  const add = (reason: string, fix: string) => findings.push({ rule: 'structure', reason, fix });
  for (const part of emptyParts(elements)) add(`${part} is empty`, 'write its text');
  if (source === undefined) return [...findings, ...unknownParts(message)];
  const says = `the source says “${excerpt(source.text, 200)}”`;
  const { written: here, known: ours } = partsOf(elements);
  const { written: there, known: theirs } = partsOf(source.elements);
  const [branches, wanted] = [branchesOf(elements, theirs), branchesOf(source.elements, ours)];
  const lost = [...without(there, ours), ...without(wanted, branches)];
  const foreign = without(here, theirs).filter((part) => !isNeededPlural(part, theirs));
  const added = [...foreign, ...without(branches, wanted)];
  if (lost.length === 1 && added.length === 1) {
    add(
      `has ${added[0]} in the place of ${lost[0]}`,
      `write ${lost[0]}: names and formats are not translated; ${says}`,
    );
  } else {
    if (lost.length > 0) add(`lost ${listed(lost)}`, `put it in its place; ${says}`);
    if (added.length > 0) add(`has ${listed(added)}, which the source does not have`, `leave it out; ${says}`);
  }
  for (const part of without(alwaysShown(source.elements), alwaysShown(elements))) {
    if (ours.has(part)) add(`has ${part} in some forms of its plural or select only`, 'write it in every form');
  }
  const [places, known] = [placesOf(elements), placesOf(source.elements)];
  const isIn = (all: typeof places, place: (typeof places)[number]) =>
    all.some(({ part, tag }) => part === place.part && tag === place.tag);
  for (const place of known.filter(({ part, tag }) => there.has(part) && ours.has(part) && ours.has(tag))) {
    if (!isIn(places, place)) add(`${place.part} is not inside ${place.tag}`, `put it there; ${says}`);
  }
  for (const place of places.filter(({ part, tag }) => part.startsWith('<') && theirs.has(part) && theirs.has(tag))) {
    if (!isIn(known, place)) add(`${place.part} is inside ${place.tag}`, `take it out; ${says}`);
  }
  if (text.split('\n').length !== source.text.split('\n').length) {
    add(String.raw`has other line breaks (\n) than the source`, says.replaceAll('\n', String.raw`\n`));
  }
  return findings;
};
