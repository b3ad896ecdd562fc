import { allowed, properNames } from '../allowed';
import { variants } from '../elements';
import { languageFacts } from '../languages/languageFacts';
import { memo } from '../memo';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';
import { excerpt } from '../say';

const isCapital = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);

/** How a language calls the countries of the world. */
function countriesIn(locale: string): readonly string[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  return letters.flatMap((a) => letters.flatMap((b) => names.of(a + b) ?? []));
}

/** Words that begin with a capital in a language wherever they stand. */
const namesIn = memo((locale: string) => {
  const names = [...properNames, ...(allowed.sameAsSource[locale] ?? []), ...countriesIn(locale)];
  return new Set(names.flatMap((name) => name.split(' ')));
});

/** Words within a sentence that begin with a capital, without names and what the source writes so, and the small ones of the same length. */
function wordsWithin(text: string, isName: (word: string) => boolean) {
  const words = text
    .replaceAll(/\{[^{}]*\}/g, ' x ')
    .split(/[.!?:…\n«»“”()–,]+/)
    .flatMap((sentence) => (sentence.match(/[\p{L}\p{M}’-]+/gu) ?? []).slice(1))
    .filter((word) => word.length > 3);
  return {
    capital: words.filter((word) => isCapital(word) && !isName(word)),
    small: words.filter((word) => !isCapital(word)),
  };
}

/** Titles in which every word begins with a capital where the language writes only names so, and texts that begin small where the source does not. */
export const capitalRule: MessageRule = ({ elements, locale, source }) => {
  if (source === undefined || languageFacts(locale).script !== 'Latin') return [];
  const text = variants(elements)[0] ?? '';
  const theirs = variants(source.elements)[0] ?? '';
  const findings: Finding[] = [];
  const ofSource = new Set(theirs.match(/[\p{L}\p{M}’-]+/gu));
  const { capital, small } = wordsWithin(text, (word) => ofSource.has(word) || namesIn(locale).has(word));
  if (languageFacts(locale).hasSentenceCase === true && capital.length > small.length && capital.length > 0) {
    const reason = `writes words with a capital inside a sentence: “${excerpt(capital.join(' '))}”`;
    findings.push({ rule: 'capitals', reason, mend: 'begin only the first word and names with a capital' });
  }
  const [first = '', ours = ''] = [theirs, text].map((words) => /^[^\p{L}{]*([\p{L}\p{M}]+)/u.exec(words)?.[1] ?? '');
  if (/^\p{Lu}/u.test(first) && /^\p{Ll}/u.test(ours) && !namesIn(locale).has(first) && !namesIn(locale).has(ours)) {
    findings.push({
      rule: 'capitals',
      reason: `begins small: “${excerpt(text, 40)}”`,
      mend: 'begin it with a capital, as the source does',
    });
  }
  return findings;
};
