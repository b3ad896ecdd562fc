import { variants } from '../../catalogs/elements';
import { excerpt } from '../../catalogs/wording';
import type { MessageRule } from '../message';
import { keptWords } from './keptWords';

/** Messages with the source's words, except proper names and words that the language shares with it. */
export const sameAsSourceRule: MessageRule = (message) => {
  const { text, elements, locale, source } = message;
  if (source === undefined || text.trim() !== source.text.trim()) return [];
  const kept = keptWords(message);
  const isKept = (variant: string) =>
    !/\p{L}/u.test(kept.reduce((rest, word) => rest.replaceAll(word, ' '), variant.replaceAll(/\{[^{}]*\}/g, ' ')));
  if (variants(elements).every(isKept)) return [];
  const fix = `translate it; where ${locale} really has the same words, add them to "sameAsSource" in allowed.json`;
  return [{ rule: 'sameAsSource', reason: `is the same as in English: “${excerpt(text)}”`, fix }];
};
