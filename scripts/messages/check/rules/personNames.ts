import { everybody, firstNameOf, personNames } from '../../../../src/content/personNames';
import { literals } from '../elements';
import { listed } from '../say';
import type { MessageRule } from '../message';

/** A name as a word of its own: “Ana” does not stand in “Anabel”. */
function wholeWord(name: string): RegExp {
  const escaped = name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{M}])${escaped}(?![\\p{L}\\p{M}])`, 'u');
}

/** Whole names before first ones, so that “Ana Sousa” is told as that. */
const typed = [...new Set([...everybody, ...everybody.map(firstNameOf)])]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => ({
    name,
    pattern: wholeWord(name),
    placeholders: Object.entries(personNames).flatMap(([key, value]) => (value === name ? [`{${key}}`] : [])),
  }));

/** Names of the team, of authors and of who says a quote, typed by hand: with another person in the record they would be wrong. */
export const personNameRule: MessageRule = ({ key, elements }) => {
  // Towns are named as people are: Sofía is one of both.
  if (key.endsWith('.company.location')) return [];
  const text = literals(elements).join('\n');
  const found = typed.find(({ pattern }) => pattern.test(text));
  if (found === undefined) return [];
  const { name, placeholders } = found;
  const mend =
    placeholders.length === 0
      ? 'name what the person does instead'
      : `write ${listed(placeholders, 'or')}, which is the record’s`;
  return [{ rule: 'words', reason: `has the name of a person typed by hand, “${name}”`, mend }];
};
