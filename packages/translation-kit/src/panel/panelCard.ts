import type { MessageFacts } from '../messageFacts';
import type { ShownMessage } from './messagesAt';

export const panelStyles = `
:host { position: fixed; inset: auto 1rem 1rem auto; box-sizing: border-box; width: min(30rem, 100vw - 2rem); max-height: 70vh; overflow: auto; margin: 0; padding: 1rem;
  border: 2px solid #14171f; background: #fff; color: #14171f; font: 0.875rem/1.45 system-ui, sans-serif; direction: ltr; text-align: start; overflow-wrap: anywhere; }
button { float: inline-end; min-height: 2.25rem; padding-inline: 1rem; border: 1px solid; background: none; color: inherit; font: inherit; cursor: pointer; }
button:focus-visible { outline: 3px solid #2447d8; outline-offset: 2px; }
section { clear: none; padding-block-end: 0.75rem; }
section + section { padding-block-start: 0.75rem; border-block-start: 1px solid #c8c8c8; clear: both; }
h2 { margin: 0; font: 600 0.9375rem/1.45 ui-monospace, monospace; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 0.75rem; margin: 0.5rem 0 0; }
dt { color: #555; }
dd { margin: 0; white-space: pre-wrap; }
.long { color: #b00020; font-weight: 600; }
p { clear: both; margin: 0; color: #555; }
`;

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string) {
  return Object.assign(document.createElement(tag), { textContent: text });
}

/** Length and limit as a translator reads them; `isLong` where the text is too long. */
function lengthLine({ length, limit }: MessageFacts): { line: string; isLong: boolean } {
  const isLong = limit !== null && length > limit;
  return { line: `${length} of at most ${limit ?? '?'} characters`, isLong };
}

/** One message in the panel: what it is, where it stands in the files, what it says, in a translation beside the source. */
export function cardOf(
  { id, place }: ShownMessage,
  facts: MessageFacts | undefined,
  isTranslation: boolean,
): HTMLElement {
  const card = document.createElement('section');
  const list = document.createElement('dl');
  const row = (term: string, text: string) => {
    const value = element('dd', text);
    list.append(element('dt', term), value);
    return value;
  };
  card.append(element('h2', id), list);
  row('Place', place);
  if (facts === undefined) {
    row('Note', 'No catalog has this message.');
    return card;
  }
  row('Note', facts.description);
  row('File', `${facts.file}:${facts.line}`);
  row('Source', facts.source);
  if (isTranslation) {
    const text = row('Text', facts.text ?? 'Not translated yet');
    const { lang, dir } = document.documentElement;
    if (facts.text !== null) Object.assign(text, { lang, dir });
  }
  const { line, isLong } = lengthLine(facts);
  if (isLong) row('Length', `${line}: too long`).className = 'long';
  else row('Length', line);
  return card;
}
