import { type MessageFormatElement, type TagElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { languageFacts } from '../languages';
import { type Elements, levels, variants } from '../../catalogs/elements';
import { memo } from '../../catalogs/memo';
import type { Project } from '../../project';
import type { MessageRule } from '../message';
import type { Finding } from '../../catalogs/problem';
import { excerpt } from '../../catalogs/wording';

const around = (text: string, at: number) => excerpt(text.slice(Math.max(0, at - 15), at + 15).trim());

/** The first match in the texts of a message: some text around it, and the sign in its group. */
function firstMatch(texts: readonly string[], pattern: RegExp): { place: string; sign: string } | undefined {
  for (const text of texts) {
    const match = pattern.exec(text);
    if (match !== null) return { place: around(text, match.index), sign: match[1] ?? '' };
  }
  return undefined;
}

const isTag = (element: MessageFormatElement): element is TagElement => element.type === TYPE.tag;

/** Placeholders and tags that a word follows without a space: “{company}y”. Particles that belong to a name come before it. */
function glued(elements: Elements, facts: Project['facts']): Set<string> {
  const names = levels(elements).flatMap((level) =>
    level.flatMap((element, index) => {
      const next = level[index + 1];
      if (element.type === TYPE.tag && element.children.length === 0) return [];
      if (next?.type !== TYPE.literal || !/^\p{L}/u.test(next.value) || element.type === TYPE.literal) return [];
      // “7h”: a unit may be written directly after its number.
      if (element.type === TYPE.pound || typeof facts[element.value] === 'number') return [];
      return [element.type === TYPE.tag ? `</${element.value}>` : `{${element.value}}`];
    }),
  );
  return new Set(names);
}

const escapedSigns = (signs: readonly string[]) => signs.map((sign) => `\\${sign}`).join('');

/** Patterns for a space before a closing sign and after an opening one, except for the signs that a language spaces. */
const patternsOf = memo((spaced: string) => {
  const closing = escapedSigns(Array.from('.,:;!?…،؛؟»”)]').filter((sign) => !spaced.includes(sign)));
  const opening = escapedSigns(Array.from('“«([¿¡').filter((sign) => !(sign === '«' && spaced.includes('»'))));
  return {
    beforeClosing: new RegExp(`[^\\S\\n]([${closing}])(?=$|[\\s${closing}])`),
    afterOpening: new RegExp(`([${opening}])\\s`),
  };
});

/** Double spaces, spaces at the edges, other line breaks than in the source, and spaces before a closing sign or after an opening one. */
export const spacingRule: MessageRule = ({ text, elements, locale, source, project }) => {
  const findings: Finding[] = [];
  const add = (reason: string, fix: string) => findings.push({ rule: 'spacing', reason, fix });
  const find = (pattern: RegExp) => firstMatch(variants(elements), pattern);

  if (find(/^\s|\s$/) !== undefined)
    add('begins or ends with a space, in at least one of its forms', 'remove the space');
  for (const { value, children } of levels(elements).flat().filter(isTag)) {
    const hasEdge = variants(children).some((inside) => inside.trim() !== '' && inside !== inside.trim());
    if (hasEdge) add(`has a space at the edge inside <${value}>`, 'put the space outside the tag');
  }
  if (source !== undefined && glued(source.elements, project.facts).size === 0) {
    for (const name of glued(elements, project.facts)) {
      add(`has no space between a word and ${name}`, 'write a space between them');
    }
  }
  const double = find(/[^\S\n]{2,}|\t/);
  if (double !== undefined) add(`has a double space: “${double.place}”`, 'write one space');
  const lines = source?.text ?? text;
  if (text.split('\n').length !== lines.split('\n').length) {
    const shown = excerpt(lines.replaceAll('\n', String.raw`\n`), 200);
    add(String.raw`has other line breaks (\n) than the source`, `break lines as the source does: “${shown}”`);
  }
  const { beforeClosing, afterOpening } = patternsOf(languageFacts(locale).spaced ?? '');
  const fix = `remove the space; ${locale} has none there`;
  const [closing, opening] = [find(beforeClosing), find(afterOpening)];
  if (closing !== undefined) add(`has a space before “${closing.sign}”: “${closing.place}”`, fix);
  if (opening !== undefined) add(`has a space after “${opening.sign}”: “${opening.place}”`, fix);
  return findings;
};
