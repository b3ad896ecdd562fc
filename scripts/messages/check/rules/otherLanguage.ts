import { allowed, properNames } from '../allowed';
import { type Elements, variants } from '../elements';
import { knownLanguages, languageFacts } from '../languages/languageFacts';
import { memo } from '../memo';
import type { Message, MessageRule } from '../message';
import type { Finding } from '../problem';
import { excerpt } from '../say';
import { isLegal, withoutReferences } from './legalTexts';

const commonWords = Object.entries(knownLanguages).flatMap(([tag, { commonWords: list }]) =>
  list === undefined ? [] : [{ tag, words: new Set(list.toLowerCase().split(' ')) }],
);

const namePattern = new RegExp(properNames.map((name) => name.replaceAll(/[.+]/g, String.raw`\$&`)).join('|'), 'g');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*/gu) ?? [];

/** The sentences of a text without names and placeholders. */
const sentencesOf = (text: string) =>
  text
    .replaceAll(/\{[^{}]*\}/g, ' ')
    .replaceAll(namePattern, ' ')
    .split(/[.!?;:…؟؛\n«»“”()]+/);

/** The language, other than its own, that a sentence's small words belong to; a single one of them may be chance. */
function languageOf(sentence: readonly string[], locale: string): string | undefined {
  const own = commonWords.find(({ tag }) => tag === locale.split('-')[0])?.words ?? new Set();
  return commonWords.find(({ tag, words }) => {
    if (words === own || tag === locale.split('-')[0]) return false;
    const theirs = sentence.filter((word) => words.has(word) && !own.has(word)).length;
    const ours = sentence.filter((word) => own.has(word) && !words.has(word)).length;
    return ours === 0 ? theirs >= 2 || (theirs === 1 && sentence.length === 3) : theirs > 2 * ours && theirs > 2;
  })?.tag;
}

/** How many words of the source in a row are no term any more; with a small word among them fewer. */
const longTerm = 4;
const english = commonWords.find(({ tag }) => tag === 'en')?.words ?? new Set();

/** The first words of a sentence that stand in the source in the same order. */
function keptWords(sentence: readonly string[], source: string): string | undefined {
  const runs = [longTerm, longTerm - 1].flatMap((length) =>
    sentence.slice(length - 1).map((_, at) => sentence.slice(at, at + length)),
  );
  return runs
    .filter((run) => run.length === longTerm || run.some((word) => english.has(word)))
    .map((run) => run.join(' '))
    .find((run) => ` ${source} `.includes(` ${run} `));
}

/** The sentences of a message of the source as words, worked out once for all languages. */
const sourceSentences = memo((elements: Elements) =>
  variants(elements)
    .flatMap(sentencesOf)
    .map((text) => wordsOf(text).join(' ')),
);

const nameOf = (tag: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;

/** Words and terms that a language shares with others. */
const commonWith = (locale: string, glossary: Message['glossary']) =>
  new Set(
    [
      ...(allowed.sameAsSource[locale] ?? []),
      ...(glossary?.terms ?? []).flatMap(({ translations }) => translations),
    ].map((word) => word.toLowerCase()),
  );

/** Sentences of a translation in another language, the source's above all. */
export const otherLanguageRule: MessageRule = ({ key, text, elements, locale, source, glossary }) => {
  if (source === undefined || source.text.trim() === text.trim() || languageFacts(locale).script === undefined)
    return [];
  const theirs = sourceSentences(source.elements);
  // Where the language has another script, only Latin words can be foreign.
  const isLatin = languageFacts(locale).script === 'Latin';
  const texts = variants(elements).map((variant) => (isLegal(key) ? withoutReferences(variant) : variant));
  for (const part of texts.flatMap(sentencesOf)) {
    if (!isLatin && !/[A-Za-z]/.test(part)) continue;
    const sentence = wordsOf(part);
    const kept = theirs.map((text) => keptWords(sentence, text)).find((found) => found !== undefined);
    const tag = kept === undefined ? languageOf(sentence, locale) : 'en';
    if (tag === undefined || commonWith(locale, glossary).has(part.trim().toLowerCase())) continue;
    const finding: Finding = {
      rule: 'language',
      reason: `has ${nameOf(tag)} in it: “${excerpt(kept ?? part)}”`,
      mend: `translate it into ${nameOf(locale)}`,
    };
    return [finding];
  }
  return [];
};
