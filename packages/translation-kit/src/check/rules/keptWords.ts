import { memo } from '../../catalogs/memo';
import type { CheckedProject } from '../allowed';
import type { Message } from '../message';

/** Every proper name, of the site's records and of allowed.json. */
const namesOf = memo(({ properNames, allowed }: CheckedProject) => [...new Set([...properNames, ...allowed.names])]);

/** Words that a translation may have in English: names, words that its language shares, and terms that the glossary keeps. The longest are first, so that none is cut by its part. */
export function keptWords({ project, locale, glossary }: Message): readonly string[] {
  const terms = (glossary?.terms ?? []).flatMap(({ term, translations }) =>
    translations.includes(term) ? [term] : [],
  );
  const shared = project.allowed.sameAsSource[locale] ?? [];
  return [...namesOf(project), ...shared, ...terms].toSorted((a, b) => b.length - a.length);
}
