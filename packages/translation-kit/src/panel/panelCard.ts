import type { MessageFacts } from './messageFacts';
import { editorOf } from './editor';
import { element } from './element';
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
form { display: grid; gap: 0.5rem; margin-block-start: 0.75rem; }
form button { justify-self: start; }
label { display: block; color: #555; }
textarea, input:not([type]) { display: block; box-sizing: border-box; width: 100%; padding: 0.5rem; border: 1px solid #767676; background: #fff; color: #14171f; font: inherit; }
input[type='checkbox'] { float: inline-start; width: 1.25rem; height: 1.25rem; margin-inline-end: 0.5rem; }
textarea:focus-visible, input:focus-visible { outline: 3px solid #2447d8; outline-offset: 1px; }
`;

/** One message in the panel: its id, file and texts, and for a translation its source. */
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
  if (isTranslation) row('English', facts.source);
  for (const { term, translations, note } of facts.terms) {
    row('Term', `${term}: ${translations.join(', ')}${note === '' ? '' : ` (${note})`}`);
  }
  if (facts.forms !== '') row('Plural', facts.forms);
  if (isTranslation) row('State', facts.state);
  for (const [lang, text] of Object.entries(facts.others)) Object.assign(row(lang, text), { lang, dir: 'auto' });
  const line = `${facts.length} of at most ${facts.limit ?? '?'} characters`;
  if (facts.length > (facts.limit ?? Infinity)) row('Length', `${line}: too long`).className = 'long';
  else row('Length', line);
  card.append(editorOf(facts, isTranslation));
  return card;
}
