import { literals } from '../../catalogs/elements';
import type { Finding } from '../../catalogs/problem';
import { excerpt } from '../../catalogs/wording';
import type { Message, MessageRule } from '../message';

/**
 * Whether a message is of a legal text. Its digits are those of laws, registers, dates, addresses and telephones, and the same in every
 * language. Another message may have digits by `"dismissed"` in allowed.json, which asks for the reason.
 */
export function isLegal({ key, project }: Message): boolean {
  return project.legalTexts.some((start) => key.startsWith(start));
}

/** A text without its references: between commas, a few words around digits, such as a street or a register. */
export function withoutReferences(text: string): string {
  return text
    .split(/[,،]/)
    .filter((part) => !/\p{Nd}/u.test(part) || part.trim().split(/\s+/).length > 4)
    .join(',');
}

/** The numbers of a text, in the digits of English. */
const numbersIn = (texts: readonly string[]) =>
  [...texts.join('\n').matchAll(/\p{Nd}+/gu)].map(([digits]) =>
    digits.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16)),
  );

/** Numbers of the first list that the second does not have, or not as often. */
function beyond(ours: readonly string[], theirs: readonly string[]): string[] {
  const left = [...theirs];
  return ours.filter((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Digits and percent signs of any script: every figure comes from a placeholder, but in legal texts. */
export const figureRule: MessageRule = (message): Finding[] => {
  const { elements, source } = message;
  const texts = literals(elements);
  if (!isLegal(message)) {
    return texts
      .filter((text) => /[\p{N}%٪％‰]/u.test(text))
      .map((text) => ({
        rule: 'figure',
        reason: `has a bare figure: “${excerpt(text)}”`,
        fix: 'put the placeholder of the figure there, or write a small number as a word',
      }));
  }
  if (source === undefined) return [];
  const [ours, theirs] = [numbersIn(texts), numbersIn(literals(source.elements))];
  const wrong = [...beyond(ours, theirs), ...beyond(theirs, ours)];
  if (wrong.length === 0) return [];
  const reason = `its numbers are not those of the source: “${wrong.join('”, “')}”`;
  return [{ rule: 'figure', reason, fix: 'copy the numbers of a legal text from the source, digit by digit' }];
};
