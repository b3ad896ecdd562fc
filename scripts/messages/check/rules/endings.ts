import { languageFacts } from '../languages/languageFacts';
import { variants } from '../elements';
import type { MessageRule } from '../message';
import { excerpt } from '../say';

const signs = {
  '.': 'a full stop',
  '?': 'a question mark',
  '!': 'an exclamation mark',
  ':': 'a colon',
  '…': '“…”',
  ',': 'a comma',
  '': 'no sign',
};

/** The sign that a text ends with, as English writes it; what closes a quote or bracket is no end. */
function endOf(text: string, locale: string): keyof typeof signs {
  const last =
    text
      .replace(/\.\.\.$/, '…')
      .replace(/[\s"”’»)\]\u2069\u200E\u200F]+$/u, '')
      .at(-1) ?? '';
  const own = Object.entries(languageFacts(locale).own ?? {}).find(([, sign]) => sign === last)?.[0] ?? last;
  return own in signs ? (own as keyof typeof signs) : '';
}

/** Texts that end with another sign than the source: a full stop lost, a question that became a statement. */
export const endingRule: MessageRule = ({ elements, locale, source }) => {
  if (source === undefined) return [];
  const [wanted, found] = [
    endOf(variants(source.elements).at(-1) ?? '', 'en'),
    endOf(variants(elements).at(-1) ?? '', locale),
  ];
  if (wanted === found) return [];
  const reason = `ends with ${signs[found]}, the source with ${signs[wanted]}: “${excerpt(source.text.slice(-60))}”`;
  return [
    { rule: 'ending', reason, mend: wanted === '' ? 'remove the sign at the end' : `end it with ${signs[wanted]}` },
  ];
};
