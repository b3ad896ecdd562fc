import { TYPE } from '@formatjs/icu-messageformat-parser';
import { allElements, type Elements, variants } from '../../catalogs/elements';
import type { GlossaryTerm } from '../glossary';
import { languageFacts } from '../languages';
import { memo } from '../../catalogs/memo';
import type { MessageRule } from '../message';
import type { Finding } from '../../catalogs/problem';
import { listed } from '../../catalogs/wording';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A term as a whole word, in the singular or plural. */
function patternOf(term: string): RegExp {
  const stem = term.endsWith('y') ? `${escaped(term.slice(0, -1))}(?:y|ies|ys)` : `${escaped(term)}s?`;
  return new RegExp(`(?<![A-Za-z0-9])${stem}(?![A-Za-z0-9])`, 'gi');
}

/** Terms with the longest first. */
const longestFirst = memo((terms: readonly GlossaryTerm[]) =>
  terms
    .toSorted((a, b) => b.term.length - a.term.length)
    .map((term) => ({ term, stem: term.term.slice(0, -1).toLowerCase(), pattern: patternOf(term.term) })),
);

/** The texts of a message, with the language's own letters in place of a related language's: the rule of punctuation reports those. */
function plainText(elements: Elements, locale: string): string {
  const text = variants(elements).join('\n').normalize('NFC');
  return Object.entries(languageFacts(locale).own ?? {}).reduce(
    (rest, [foreign, own]) => rest.replaceAll(foreign, own),
    text,
  );
}

const lower = memo((text: string) => text.toLowerCase());

const letter = /[\p{L}\p{M}\p{N}]/u;

/** Matches the prefixes that a language may put before a form. */
const prefixOf = memo((locale: string) => new RegExp(`^${languageFacts(locale).prefixes ?? ''}$`, 'u'));

/** The beginning of the word around a position, up to there. */
function wordBefore(text: string, at: number): string {
  let start = at;
  while (start > 0 && letter.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, at);
}

/** Whether a text has a form, from the start of a word on, or as a whole word. A regular expression for each form would be slow. */
function has(text: string, form: string, locale: string, isWhole = false): boolean {
  const [all, part] = [lower(text), lower(form)];
  for (let at = all.indexOf(part); at !== -1; at = all.indexOf(part, at + 1)) {
    const begins = !letter.test(part.charAt(0)) || prefixOf(locale).test(wordBefore(all, at));
    if (begins && !(isWhole && letter.test(all.charAt(at + part.length)))) return true;
  }
  return false;
}

const quoted = (forms: readonly string[]) =>
  listed(
    forms.map((text) => `“${text}”`),
    'or',
  );

/** The terms of a text of the source; the longest counts where one contains another. */
export function termsIn(elements: Elements, terms: readonly GlossaryTerm[]): GlossaryTerm[] {
  let rest = variants(elements)
    .join('\n')
    .replaceAll(/\{[^{}]*\}/g, '{}');
  return longestFirst(terms).flatMap(({ term, stem, pattern }) => {
    if (!lower(rest).includes(stem)) return [];
    const without = rest.replaceAll(pattern, '\n');
    const isThere = without !== rest;
    rest = without;
    return isThere ? [term] : [];
  });
}

/** Terms of the source without a translation of the glossary, and words that the glossary forbids. */
export const glossaryRule: MessageRule = ({ elements, source, glossary, locale }) => {
  if (source === undefined || glossary === undefined) return [];
  const ours = plainText(elements, locale);
  const terms = termsIn(source.elements, glossary.terms);
  const isMeant = (form: string) =>
    terms.some(({ translations }) => translations.some((other) => other.startsWith(form)));
  return [
    ...terms.flatMap(({ term, translations, forbidden = [], note }): Finding[] => {
      const fix = `write ${quoted(translations)}${note === undefined ? '' : ` (${note.replace(/\.$/, '')})`}`;
      const wrong = forbidden.filter((form) => !isMeant(form) && has(ours, form, locale, true));
      const isSaid = translations.some((form) => has(ours, form, locale));
      return [
        ...(isSaid
          ? []
          : [{ rule: 'glossary', reason: `“${term}” is not translated as the glossary says`, fix } as const]),
        ...wrong.map((form): Finding => ({
          rule: 'glossary',
          reason: `“${term}” must not be translated as “${form}”`,
          fix,
        })),
      ];
    }),
    ...(glossary.forbidden ?? []).flatMap(({ word, instead }): Finding[] =>
      has(ours, word, locale, true) && !isMeant(word)
        ? [{ rule: 'glossary', reason: `has “${word}”, which the glossary forbids`, fix: `write “${instead}”` }]
        : [],
    ),
  ];
};

const tagsOf = (elements: Elements) =>
  allElements(elements).flatMap(({ element }) => (element.type === TYPE.tag ? [element] : []));

/** Tags around other words than in the source, as far as the glossary knows the words: two links that changed places. */
export const tagWordsRule: MessageRule = ({ elements, source, glossary, locale }) => {
  if (source === undefined || glossary === undefined || !source.text.includes('<')) return [];
  const whole = plainText(elements, locale);
  return tagsOf(source.elements).flatMap(({ value: name, children }) => {
    const same = tagsOf(elements).filter(({ value }) => value === name);
    if (same.length !== 1) return [];
    const ours = same.map((tag) => plainText(tag.children, locale)).join('\n');
    return termsIn(children, glossary.terms).flatMap(({ term, translations }): Finding[] => {
      // The rule of the glossary reports a term that is not there at all.
      const isElsewhere = translations.some((form) => has(whole, form, locale));
      if (!isElsewhere || translations.some((form) => has(ours, form, locale))) return [];
      const reason = `<${name}> is not around the words for “${term}”`;
      return [{ rule: 'tagWords', reason, fix: `put it around ${quoted(translations)}` }];
    });
  });
};
