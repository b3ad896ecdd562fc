import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { visibleLength } from '../check/visibleLength';
import type { ChangeAnswer, MessageChange } from '../panel/messagesEndpoint';
import type { Project } from '../project';
import { changeMessages, problemsOfTexts } from './changeMessages';

type Elements = MessageFormatElement[];

/** Puts a site's facts into a compiled message of a language. */
export type FactInliner = (locale: string) => (message: Elements) => Elements;

/** The pieces of text of a message; null if the page fills in values. */
function piecesOf(elements: Elements): string[] | null {
  const pieces: string[] = [];
  for (const element of elements) {
    const inner =
      element.type === TYPE.literal ? [element.value] : element.type === TYPE.tag ? piecesOf(element.children) : null;
    if (inner === null) return null;
    pieces.push(...inner);
  }
  return pieces;
}

/** Checks a new text from the panel of the development server. Saves it on request if there are no problems. */
export function changeInPlace(project: Project, inlinerOf: FactInliner, change: MessageChange): ChangeAnswer {
  const { locale, id, text, save, by } = change;
  const asked = { locale, texts: new Map([[id, text]]), by: by === '' ? undefined : by };
  const { refused } = save ? changeMessages(project, asked) : { refused: problemsOfTexts(project, asked) };
  const problems = refused.map(({ reason, fix }) => ({ reason, fix }));
  const answer = { problems, isSaved: save && problems.length === 0 };
  try {
    const elements = parse(text);
    const length = visibleLength(elements, locale, project);
    return { ...answer, length, pieces: piecesOf(inlinerOf(locale)(elements)) };
  } catch {
    return { ...answer, length: Array.from(text).length, pieces: null };
  }
}
