import { figures } from '../../../../src/content/figures';
import { languageFacts } from '../languages/languageFacts';
import type { Qualifier } from '../languages/language';
import type { MessageRule } from '../message';
import type { Finding } from '../problem';
import { excerpt } from '../say';

/** The sentences of a text, as they are written. */
const sentences = (text: string) => text.split(/(?<=[.!?;:؟؛])\s+/);

/** The figures that are not exact, with what finds their placeholders. */
const qualified = Object.entries<{ qualifier: Qualifier }>(figures).flatMap(([name, { qualifier }]) =>
  qualifier === 'exactly' ? [] : [{ name, qualifier, placeholder: new RegExp(`\\{${name}\\b`) }],
);

/** Figures whose sentence makes them say more than is known: “90%” for “at least 90%”. */
export const qualifierRule: MessageRule = ({ text, label = '', locale }) => {
  const { qualifiers } = languageFacts(locale);
  if (qualifiers === undefined) return [];
  if (!text.includes('{')) return [];
  return qualified.flatMap(({ name, qualifier, placeholder }): Finding[] => {
    if (!placeholder.test(text)) return [];
    const bare = sentences(`${text} ${label}`.trim()).filter(
      (sentence) => placeholder.test(sentence) && !/\}\+/.test(sentence) && !qualifiers[qualifier].test(sentence),
    );
    return bare.map((sentence) => ({
      rule: 'qualifier',
      reason: `{${name}} means “${qualifier}”, which its sentence does not say: “${excerpt(sentence)}”`,
      mend: `say “${qualifier}” in the same sentence, or change the figure’s qualifier (src/content/figures.ts)`,
    }));
  });
};
