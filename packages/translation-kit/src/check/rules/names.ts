import { literals } from '../../catalogs/elements';
import { memo } from '../../catalogs/memo';
import { listed } from '../../catalogs/wording';
import type { Project } from '../../project';
import type { MessageRule } from '../message';

/** A name as a word of its own: “Ana” is not found in “Anabel”. */
function wholeWord(name: string): RegExp {
  const escaped = name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{M}])${escaped}(?![\\p{L}\\p{M}])`, 'u');
}

/** The names that come from records, longest first, so that a whole name is found before its first part. */
const recordedNames = memo(({ names, people }: Project) =>
  [...new Set([...Object.values(names), ...people])]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => ({
      name,
      pattern: wholeWord(name),
      placeholders: Object.keys(names).flatMap((key) => (names[key] === name ? [`{${key}}`] : [])),
    })),
);

/** Names of the company and of people that are typed by hand: with another name in the record they would be wrong. */
export const nameRule: MessageRule = ({ elements, project }) => {
  // A town may be called like a person: allowed.json has its whole name.
  const text = project.allowed.names.reduce((rest, name) => rest.replaceAll(name, ''), literals(elements).join('\n'));
  const found = recordedNames(project).find(({ pattern }) => pattern.test(text));
  if (found === undefined) return [];
  const { name, placeholders } = found;
  const fix =
    placeholders.length === 0
      ? 'name the person’s work instead'
      : `write ${listed(placeholders, 'or')}, which follows the record`;
  return [{ rule: 'names', reason: `has a name that is typed by hand, “${name}”`, fix }];
};
