import type { MessageFacts } from './messageFacts';
import { markState } from './messageList';
import { element, part } from './part';

/** Shows the facts about a message above its editor. */
export function showFacts(facts: MessageFacts, isTranslation: boolean): void {
  const { state, by } = facts;
  part('key', HTMLElement).textContent = facts.id;
  markState(part('state', HTMLElement), state);
  const list = part('facts', HTMLElement);
  list.replaceChildren();
  const row = (term: string, text: string) => {
    const value = element('dd', text);
    list.append(element('dt', term), value);
    return value;
  };
  if (isTranslation) Object.assign(row('English', facts.source), { className: 'source', lang: 'en' });
  if (state === 'reviewed') row('Reviewed', `by ${by}`);
  row('Note', facts.description);
  for (const { term, translations, note } of facts.terms) {
    row('Term', `${term}: ${translations.join(', ')}${note === undefined ? '' : ` (${note})`}`);
  }
  if (facts.forms !== '') row('Plural', facts.forms);
  for (const [lang, text] of Object.entries(facts.others)) Object.assign(row(lang, text), { lang, dir: 'auto' });
  part('file', HTMLElement).textContent = `${facts.file}:${facts.line}`;
}

/** Lists the other messages of the same place, such as the name of a menu around its link. */
export function showOthers(ids: readonly string[], open: (id: string) => void): void {
  const buttons = ids.map((id) => {
    const button = Object.assign(element('button', id), { type: 'button' });
    button.addEventListener('click', () => {
      open(id);
    });
    return button;
  });
  part('also', HTMLElement).replaceChildren(...(buttons.length === 0 ? [] : ['Also here: ', ...buttons]));
}
