import { draftOf } from './drafts';
import type { MessageFacts } from './messageFacts';
import { element, part } from './part';
import type { PageMessages } from './pageMessages';

/** Shows a state as a word with its color. */
export function markState(shown: HTMLElement, state: string): void {
  shown.textContent = state;
  shown.dataset['state'] = state;
}

interface Shown {
  openId: string;
  lang: string;
  open: (id: string) => void;
}

function itemOf({ id, text, source, state }: MessageFacts, { openId, lang, open }: Shown): HTMLElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', value: id });
  const words = Object.assign(element('span', text ?? source), { dir: 'auto' });
  if (text !== null) words.lang = lang;
  const label = Object.assign(element('span', ''), { className: 'state' });
  markState(label, draftOf(lang, id) === null ? state : 'unsaved');
  if (id === openId) button.setAttribute('aria-current', 'true');
  button.append(words, label, element('code', id));
  button.addEventListener('click', () => {
    open(id);
  });
  const item = document.createElement('li');
  item.append(button);
  return item;
}

/** The button of a message in the list. */
export function buttonOf(id: string): HTMLButtonElement | undefined {
  return [...part('all', HTMLElement).querySelectorAll('button')].find(({ value }) => value === id);
}

let lastShown = '';

/** Shows all messages of the page; the focus stays on its message. If the open message or the order has changed, it scrolls the open one to the middle. */
export function drawList({ ofPage, ofEveryPage }: PageMessages, shown: Shown): void {
  const list = part('all', HTMLElement);
  const focused = document.activeElement instanceof HTMLButtonElement ? document.activeElement.value : '';
  const hadFocus = list.contains(document.activeElement);
  const { scrollTop } = list;
  part('ofPage', HTMLElement).replaceChildren(...ofPage.map((facts) => itemOf(facts, shown)));
  part('ofEveryPage', HTMLElement).replaceChildren(...ofEveryPage.map((facts) => itemOf(facts, shown)));
  // The order is known only after the page has loaded.
  const now = [shown.openId, ...ofPage.map(({ id }) => id)].join();
  const opened = now === lastShown ? undefined : buttonOf(shown.openId);
  list.scrollTop = opened === undefined ? scrollTop : opened.offsetTop - list.clientHeight / 2;
  lastShown = now;
  if (hadFocus) buttonOf(focused)?.focus();
}
