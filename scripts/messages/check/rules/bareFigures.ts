import { literals } from '../elements';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';
import { excerpt } from '../say';
import { isLegal } from './legalTexts';

/** The numbers of a text, in the digits of English. */
const numbersIn = (texts: readonly string[]) =>
  [...texts.join('\n').matchAll(/\p{Nd}+/gu)].map(([digits]) =>
    digits.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16)),
  );

/** Numbers of the first list that the second has not, or not as often. */
function beyond(ours: readonly string[], theirs: readonly string[]): string[] {
  const left = [...theirs];
  return ours.filter((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Digits and percent signs, of any script, in a text of the site: every figure comes from a placeholder. A legal text has its own, the same in every language. */
export const bareFigureRule: MessageRule = ({ key, elements, source }): Finding[] => {
  const texts = literals(elements);
  if (!isLegal(key)) {
    return texts
      .filter((text) => /[\p{N}%٪％‰]/u.test(text))
      .map((text) => ({
        rule: 'figure',
        reason: `has a bare figure: “${excerpt(text)}”`,
        mend: 'put the placeholder of the figure there (src/content/figures.ts), or write a small number as a word',
      }));
  }
  if (source === undefined) return [];
  const [ours, theirs] = [numbersIn(texts), numbersIn(literals(source.elements))];
  const wrong = [...beyond(ours, theirs), ...beyond(theirs, ours)];
  if (wrong.length === 0) return [];
  const reason = `its numbers are not those of the source: “${wrong.join('”, “')}”`;
  return [{ rule: 'figure', reason, mend: 'copy the numbers of a legal text from the source, digit by digit' }];
};
