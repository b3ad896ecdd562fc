import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { ChangeAnswer, MessageChange } from '@nine-blocks/translation-kit/panel/messagesEndpoint';
import type { Locale } from '../../../src/i18n/locales';
import { readSettings } from '../../settings/settings';
import { visibleLength } from '../check/visibleLength';
import { factFolder, factsOf } from '../foldFacts';
import { changeMessages, problemsOfTexts } from './changeMessages';

/** The pieces of text of a message; null where something in it is filled in by the page. */
function piecesOf(elements: readonly MessageFormatElement[]): string[] | null {
  const pieces: string[] = [];
  for (const element of elements) {
    const inner =
      element.type === TYPE.literal ? [element.value] : element.type === TYPE.tag ? piecesOf(element.children) : null;
    if (inner === null) return null;
    pieces.push(...inner);
  }
  return pieces;
}

function shownOf(locale: Locale, text: string): Pick<ChangeAnswer, 'length' | 'pieces'> {
  try {
    const elements = parse(text);
    const fold = factFolder(locale, factsOf(readSettings()));
    return { length: visibleLength(elements, locale), pieces: piecesOf(fold(elements)) };
  } catch {
    return { length: Array.from(text).length, pieces: null };
  }
}

/** Looks at a new text for one message, as the panel of the development server asks, and writes it where it is to be saved and nothing is wrong. */
export function changeInPlace(locale: Locale, { id, text, save, isTypo, by }: MessageChange): ChangeAnswer {
  const on = new Date().toISOString().slice(0, 10);
  const change = { locale, texts: new Map([[id, text]]), isTypo, ...(by !== '' && { review: { by, on } }) };
  const { refused } = save ? changeMessages(change) : { refused: problemsOfTexts(change) };
  const problems = refused.map(({ reason, mend }) => ({ reason, mend }));
  return { problems, isSaved: save && problems.length === 0, ...shownOf(locale, text) };
}
