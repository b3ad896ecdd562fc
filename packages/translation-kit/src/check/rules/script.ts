import { literals } from '../../catalogs/elements';
import { memo } from '../../catalogs/memo';
import type { Finding } from '../../catalogs/problem';
import { languageFacts } from '../languages';
import type { MessageRule } from '../message';
import { keptWords } from './keptWords';

const word = /[\p{L}\p{M}]+/gu;
const others = ['Cyrillic', 'Greek', 'Hebrew', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Devanagari', 'Thai'];
const scriptOf = new Map(['Latin', 'Arabic', ...others].map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')]));

const scriptsIn = (text: string) => [...scriptOf].flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

const prefixOf = memo((prefixes: string) => new RegExp(`^${prefixes}`, 'u'));
/** A letter of another script than the language's. */
const strangeTo = memo((script: string) => new RegExp(`(?!\\p{Script=${script}})\\p{L}`, 'u'));
/** A Latin letter that the language does not have. */
const foreignTo = memo((letters: string) => new RegExp(`(?![a-z${letters}])\\p{Script=Latin}`, 'iu'));

/** The words of a message that have more than the letters a to z. */
const wordsIn = (texts: readonly string[]) =>
  texts.flatMap((text) => text.match(word) ?? []).filter((found) => !/^[A-Za-z]*$/.test(found));

/** Words with letters of two scripts, such as a Cyrillic “а” among Latin letters, and words in a script that the language does not use. */
export const scriptRule: MessageRule = ({ elements, locale }) => {
  const { script, prefixes = '' } = languageFacts(locale);
  const texts = literals(elements);
  if (!strangeTo(script ?? 'Latin').test(texts.join(' '))) return [];
  const fix = 'type it again with a keyboard of the language';
  return wordsIn(texts).flatMap((found): Finding[] => {
    // An Arabic “and” is written together with the next word, which may be a Latin name.
    const scripts = scriptsIn(found.replace(prefixOf(prefixes), ''));
    if (scripts.length > 1) {
      return [{ rule: 'script', reason: `“${found}” has letters of two scripts, ${scripts.join(' and ')}`, fix }];
    }
    const foreign = scripts.find((name) => name !== 'Latin' && name !== script);
    if (script === undefined || foreign === undefined) return [];
    return [{ rule: 'script', reason: `“${found}” is in ${foreign} letters, which ${locale} does not use`, fix }];
  });
};

/** Letters that a language does not have, as in a word of a related language: “não” in Spanish. */
export const letterRule: MessageRule = (message) => {
  const { elements, locale } = message;
  const { letters } = languageFacts(locale);
  if (letters === undefined) return [];
  const foreign = foreignTo(letters);
  const texts = literals(elements).map((text) => text.normalize('NFKC'));
  if (!foreign.test(texts.join(' '))) return [];
  const names = new Set(keptWords(message).flatMap((name) => name.split(' ')));
  const fix = 'write the word of the language; a name belongs into "names" in allowed.json';
  return wordsIn(texts).flatMap((found): Finding[] => {
    const letter = foreign.exec(found)?.[0];
    if (letter === undefined || names.has(found)) return [];
    return [{ rule: 'language', reason: `“${found}” has the letter “${letter}”, which ${locale} does not have`, fix }];
  });
};
