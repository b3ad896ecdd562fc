import { existsSync, readFileSync } from 'node:fs';
import type { TermFacts } from './messageFacts';

/** The terms of a language's glossary, the longest first; an empty list without a glossary. */
export function readTerms(locale: string, folder: string): TermFacts[] {
  const file = `${folder}/glossaries/${locale}.json`;
  if (!existsSync(file)) return [];
  const { terms } = JSON.parse(readFileSync(file, 'utf8')) as { terms: TermFacts[] };
  return terms.toSorted((a, b) => b.term.length - a.term.length);
}

/** The terms in an English text, in the singular or plural. If a term contains another one, only the longer counts. */
export function termsIn(english: string, terms: readonly TermFacts[]): TermFacts[] {
  let rest = english.toLowerCase();
  return terms.filter(({ term }) => {
    const [before, stem] = [rest, term.toLowerCase().replace(/y$/, '')];
    if (!rest.includes(stem)) return false;
    rest = rest.replaceAll(
      new RegExp(`(?<![a-z\\d])${stem.replaceAll(/\W/g, String.raw`\$&`)}(?:y|ie)?s?(?![a-z\\d])`, 'g'),
      '|',
    );
    return rest !== before;
  });
}
