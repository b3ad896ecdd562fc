import { variants } from '../../catalogs/elements';
import { memo } from '../../catalogs/memo';
import { excerpt } from '../../catalogs/wording';
import { knownLanguages, languageFacts } from '../languages';
import type { Message, MessageRule } from '../message';
import { isLegal, withoutReferences } from './figures';
import { keptWords } from './keptWords';

const commonWords = new Map(
  Object.entries(knownLanguages).map(([tag, { commonWords: list = '' }]) => [
    tag,
    new Set(list.toLowerCase().split(' ')),
  ]),
);
const none: ReadonlySet<string> = new Set();
const english = commonWords.get('en') ?? none;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds words that a translation may have in English, as whole words. */
const keptPattern = memo((words: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'giu'));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*/gu) ?? [];

/** The parts of a message between punctuation, placeholders and kept words, as words. */
function partsOf(texts: readonly string[], message: Message): string[][] {
  const kept = [...keptWords(message), ...(message.glossary?.terms ?? []).flatMap(({ translations }) => translations)];
  const pattern = keptPattern(kept.map(escaped).join('|'));
  return texts
    .flatMap((text) =>
      text
        .replaceAll(/\{[^{}]*\}/g, '|')
        .replaceAll(pattern, '|')
        .split(/[.,!?:;|…،؟؛\n«»“”()]+/),
    )
    .map(wordsOf);
}

/** Two neighbors that are English: words of the source in its order, or at least one frequent English word, and nothing of the own language. */
function englishPair(part: readonly string[], own: ReadonlySet<string>, source: string): string | undefined {
  const isForeign = (word: string) => !own.has(word) && /[a-z]/.test(word);
  const pairs = part.slice(1).map((word, at) => [part[at] ?? '', word] as const);
  return pairs
    .filter((pair) => pair.every(isForeign))
    .find((pair) => {
      if (source.includes(` ${pair.join(' ')} `)) return true;
      const isEnglish = (word: string) => english.has(word) || source.includes(` ${word} `);
      return pair.every(isEnglish) && pair.some((word) => english.has(word));
    })
    ?.join(' ');
}

/** The language, other than its own, of a part's frequent words. */
function languageOf(part: readonly string[], own: ReadonlySet<string>): string | undefined {
  const ours = part.filter((word) => own.has(word));
  return [...commonWords.keys()].find((tag) => {
    const theirs = commonWords.get(tag) ?? none;
    if (theirs === own) return false;
    const foreign = part.filter((word) => theirs.has(word) && !own.has(word)).length;
    const native = ours.filter((word) => !theirs.has(word)).length;
    return native === 0 ? foreign >= 2 : foreign > 2 * native && foreign > 2;
  });
}

const nameOf = (tag: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;

/** Parts of a translation in another language: two English words in a row, or a sentence of another language. */
export const otherLanguageRule: MessageRule = (message) => {
  const { text, elements, locale, source } = message;
  if (source === undefined || source.text.trim() === text.trim() || languageFacts(locale).script === undefined)
    return [];
  const own = commonWords.get(locale) ?? commonWords.get(locale.split('-')[0] ?? '') ?? none;
  const theirs = partsOf(variants(source.elements), message)
    .map((part) => ` ${part.join(' ')} `)
    .join('|');
  const texts = variants(elements).map((variant) => (isLegal(message) ? withoutReferences(variant) : variant));
  for (const part of partsOf(texts, message)) {
    const pair = englishPair(part, own, theirs);
    const tag = pair === undefined ? languageOf(part, own) : 'en';
    if (tag === undefined) continue;
    const fix = `translate it into ${nameOf(locale)}; a name or term that stays English belongs into allowed.json`;
    return [{ rule: 'language', reason: `has ${nameOf(tag)} in it: “${excerpt(pair ?? part.join(' '))}”`, fix }];
  }
  return [];
};
