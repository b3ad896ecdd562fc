import { allowed, properNames } from '../allowed';
import { variants } from '../elements';
import type { MessageRule } from '../message';
import { excerpt } from '../say';

/** A text without its placeholders and without these words. */
function without(text: string, words: readonly string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(word, ' '), text.replaceAll(/\{[^{}]*\}/g, ' '));
}

/** Messages that are still the source's words, beside proper names and words that the language has in common with it. */
export const sameAsSourceRule: MessageRule = ({ text, elements, locale, source, glossary }) => {
  if (source === undefined || text.trim() !== source.text.trim()) return [];
  const kept = (glossary?.terms ?? []).filter(({ term, translations }) => translations.includes(term));
  const common = [...(allowed.sameAsSource[locale] ?? []), ...kept.map(({ term }) => term)];
  const words = [...common, ...properNames].toSorted((a, b) => b.length - a.length);
  if (variants(elements).every((variant) => !/\p{L}/u.test(without(variant, words)))) return [];
  return [
    {
      rule: 'sameAsSource',
      reason: `is the same as in English: “${excerpt(text)}”`,
      mend: `translate it; where ${locale} really has the same words, add them to "sameAsSource" in locales/allowed.json`,
    },
  ];
};
