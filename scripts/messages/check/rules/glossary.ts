import { variants } from '../elements';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';
import { listed } from '../say';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A term as a whole word, in the singular or plural. */
function patternOf(term: string): RegExp {
  const stem = term.endsWith('y') ? `${escaped(term.slice(0, -1))}(?:y|ies|ys)` : `${escaped(term)}s?`;
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem}(?![\\p{L}\\p{N}])`, 'giu');
}

/** Terms of the source that a translation does not say as the glossary wants; the longest term counts where one contains another. */
export const glossaryRule: MessageRule = ({ elements, source, glossary, locale }) => {
  if (source === undefined || glossary === undefined) return [];
  const theirs = variants(source.elements)
    .join('\n')
    .replaceAll(/\{[^{}]*\}/g, '{}');
  const ours = variants(elements).join('\n').toLocaleLowerCase(locale);
  const terms = glossary.terms.toSorted((a, b) => b.term.length - a.term.length);
  const findings: Finding[] = [];
  terms.reduce((rest, { term, translations, note }) => {
    const pattern = patternOf(term);
    if (!pattern.test(rest)) return rest;
    if (!translations.some((translation) => ours.includes(translation.toLocaleLowerCase(locale)))) {
      const mend = `write ${listed(
        translations.map((text) => `“${text}”`),
        'or',
      )}${note === undefined ? '' : ` (${note.replace(/\.$/, '')})`}`;
      findings.push({ rule: 'glossary', reason: `“${term}” is not translated as the glossary says`, mend });
    }
    return rest.replaceAll(pattern, '\n');
  }, theirs);
  return findings;
};
