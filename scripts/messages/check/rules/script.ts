import { allowed, properNames } from '../allowed';
import { literals } from '../elements';
import { languageFacts } from '../languages/languageFacts';
import { memo } from '../memo';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';

const word = /[\p{L}\p{M}]+/gu;
const others = ['Cyrillic', 'Greek', 'Hebrew', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Devanagari', 'Thai'];
const scriptOf = new Map(['Latin', 'Arabic', ...others].map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')]));

const scriptsIn = (text: string) => [...scriptOf].flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

const prefixOf = memo((prefixes: string) => new RegExp(`^${prefixes}`, 'u'));
/** A letter of another script than the language's. */
const strangeTo = memo((script: string) => new RegExp(`(?!\\p{Script=${script}})\\p{L}`, 'u'));
const foreignTo = memo((letters: string) => new RegExp(`(?![a-z${letters}])\\p{Script=Latin}`, 'iu'));
const namesIn = memo(
  (locale: string) =>
    new Set([...properNames, ...(allowed.sameAsSource[locale] ?? [])].flatMap((name) => name.split(' '))),
);
const plainAscii = /^[A-Za-z]*$/;

/** Words with letters of two scripts, such as a Cyrillic “а” among Latin letters, and words in a script that the language does not write. */
export const scriptRule: MessageRule = ({ elements, locale }) => {
  const { script, prefixes = '' } = languageFacts(locale);
  const prefix = prefixOf(prefixes);
  if (!strangeTo(script ?? 'Latin').test(literals(elements).join(' '))) return [];
  return literals(elements).flatMap((text) =>
    [...text.matchAll(word)].flatMap(([found]): Finding[] => {
      if (plainAscii.test(found)) return [];
      // An Arabic “and” is written together with the Latin name that it stands before.
      const scripts = scriptsIn(found.replace(prefix, ''));
      const mend = `type it anew with a keyboard of the language`;
      if (scripts.length > 1) {
        return [{ rule: 'script', reason: `“${found}” has letters of two scripts, ${scripts.join(' and ')}`, mend }];
      }
      const foreign = scripts.find((name) => name !== 'Latin' && name !== script);
      if (script === undefined || foreign === undefined) return [];
      return [
        { rule: 'script', reason: `“${found}” is written in ${foreign} letters, which ${locale} does not use`, mend },
      ];
    }),
  );
};

/** Letters that a language does not have, as in a word of its neighbor: “não” in Spanish. */
export const letterRule: MessageRule = ({ elements, locale }) => {
  const { letters } = languageFacts(locale);
  if (letters === undefined) return [];
  const foreign = foreignTo(letters);
  if (!foreign.test(literals(elements).join(' ').normalize('NFKC'))) return [];
  const names = namesIn(locale);
  return literals(elements).flatMap((text) =>
    [...text.normalize('NFKC').matchAll(word)].flatMap(([found]): Finding[] => {
      if (plainAscii.test(found)) return [];
      const letter = foreign.exec(found)?.[0];
      if (letter === undefined || names.has(found)) return [];
      const reason = `“${found}” has the letter “${letter}”, which ${locale} does not have`;
      return [
        {
          rule: 'language',
          reason,
          mend: 'write the word of the language; a name belongs into "names" in locales/allowed.json',
        },
      ];
    }),
  );
};
