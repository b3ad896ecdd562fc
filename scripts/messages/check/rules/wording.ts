import { facts } from '../../../../src/content/facts';
import { personNames } from '../../../../src/content/personNames';
import { literals, variants } from '../elements';
import { languageFacts } from '../languages/languageFacts';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';
import { excerpt } from '../say';

/** What nobody means to publish. */
const unfinished = /\b(?:TODO|FIXME|XXX|TBD|WIP|[Ll]orem ipsum)\b|\?\?\?|\[(?:…|\.\.\.)\]/;

/** An address on the internet or of a mailbox: it comes from a placeholder. */
const address = /https?:\/\/\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.\w+|\b[\w-]{3,}\.(?:com|org|net|io|dev|br|es|app)\b/i;

const twice = /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}]+)\s+\1(?![\p{L}\p{M}\p{N}-])/giu;

const smiley = /(?![#*©®™↔-↪])\p{Extended_Pictographic}|\p{Regional_Indicator}|(?<=^|\s)[:;]-?[)(DP](?=$|\s)/u;

/** Values of facts that are names long enough to be meant when they are written; those of people have a rule of their own. */
const named = Object.entries(facts).flatMap(([name, value]) =>
  typeof value === 'string' && !(name in personNames) && /^[\p{L} ]{5,}$/u.test(value) ? [{ name, value }] : [],
);

/** Notes to oneself, words that stand twice in a row, pictures, and addresses and names that placeholders stand for. */
export const wordingRule: MessageRule = ({ elements, locale, source }) => {
  const texts = literals(elements);
  const theirs = source === undefined ? '' : literals(source.elements).join('\n');
  const rule = 'words';
  const found = (pattern: RegExp) => texts.map((text) => pattern.exec(text)?.[0]).find((match) => match !== undefined);
  const [note, picture, where] = [unfinished, smiley, address].map(found);
  const { repeats } = languageFacts(locale);
  const word = texts
    .flatMap((text) => [...text.matchAll(twice)])
    .find(([, once = '']) => repeats?.test(once) !== true)?.[0];
  return [
    ...(note === undefined
      ? []
      : [{ rule, reason: `has “${note}” in it`, mend: 'finish the text, or remove the entry' } as const]),
    ...(word === undefined
      ? []
      : [{ rule, reason: `has the same word twice: “${excerpt(word)}”`, mend: 'remove one of the two' } as const]),
    ...(picture === undefined || theirs.includes(picture)
      ? []
      : [{ rule, reason: `has a picture for a word: “${picture}”`, mend: 'say it in words' } as const]),
    ...(where === undefined || theirs.includes(where) || source === undefined
      ? []
      : [
          {
            rule,
            reason: `has an address in its text: “${excerpt(where)}”`,
            mend: 'leave it out; addresses come from placeholders such as {email}',
          } as const,
        ]),
    ...named
      .filter(({ value }) => texts.some((text) => text.includes(value)) && !theirs.includes(value))
      .map(({ name, value }): Finding => ({
        rule,
        reason: `has “${value}” written out`,
        mend: `write {${name}}, which may change`,
      })),
  ];
};

/** Numbers from eleven on in words, where the source has none: they come from placeholders, as digits do. */
export const numberWordRule: MessageRule = ({ elements, locale, source }) => {
  const { numberWords } = languageFacts(locale);
  if (source === undefined || numberWords === undefined) return [];
  const theirs = variants(source.elements).join('\n');
  if (languageFacts('en').numberWords?.test(theirs) === true) return [];
  return literals(elements).flatMap((text): Finding[] => {
    const word = numberWords.exec(text)?.[0];
    if (word === undefined) return [];
    return [
      {
        rule: 'figure',
        reason: `has a number in words that the source has not: “${word}”`,
        mend: 'put the placeholder of the figure there, as the source does',
      },
    ];
  });
};
