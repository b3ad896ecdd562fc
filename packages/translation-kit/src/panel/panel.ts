import { markedTexts, rangeOf } from '../marks/findMessages';
import type { ShownMessage } from './messagesAt';
import { type MessagesAnswer, messagesEndpoint } from './messagesEndpoint';
import { cardOf, panelStyles } from './panelCard';

const storageKey = 'messages-panel';

/** The element of the panel; its content is out of the page's reach. */
export const panel = Object.assign(document.createElement('div'), { popover: 'manual' });
panel.setAttribute('role', 'dialog');
panel.setAttribute('aria-label', 'Message');
const shadow = panel.attachShadow({ mode: 'open' });

let returnTo: Element | null = null;

function highlight(ids: ReadonlySet<string>) {
  const pieces = markedTexts()
    .filter(({ id }) => ids.has(id))
    .flatMap((text) => text.pieces);
  CSS.highlights.set('message', new Highlight(...pieces.map(rangeOf)));
}

/** Closes the panel and gives the focus back. */
export function closePanel(): void {
  if (!panel.isConnected) return;
  sessionStorage.removeItem(storageKey);
  CSS.highlights.delete('message');
  panel.remove();
  if (returnTo instanceof HTMLElement) returnTo.focus();
}

async function askForMessages(tag: string): Promise<MessagesAnswer> {
  const response = await fetch(`${messagesEndpoint}?locale=${tag}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as MessagesAnswer;
}

async function fillAndShow(shown: readonly ShownMessage[], over: Element) {
  const { lang } = document.documentElement;
  const { source, messages } = await askForMessages(lang);
  const closer = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
  closer.addEventListener('click', closePanel);
  const hint = Object.assign(document.createElement('p'), {
    textContent: 'Escape closes this. Alt and a click use the page as usual.',
  });
  shadow.replaceChildren(
    Object.assign(document.createElement('style'), { textContent: panelStyles }),
    closer,
    ...shown.map((message) => cardOf(message, messages[message.id], lang !== source)),
    hint,
  );
  // Within an open dialog, because that lets the focus go nowhere else.
  (over.closest('[role="dialog"]') ?? document.body).append(panel);
  panel.showPopover();
  sessionStorage.setItem(storageKey, JSON.stringify(shown));
  highlight(new Set(shown.map(({ id }) => id)));
  closer.focus();
}

/** Shows messages in the panel, over an element. */
export function showPanel(shown: readonly ShownMessage[], over: Element): void {
  if (!panel.isConnected) returnTo = document.activeElement;
  fillAndShow(shown, over).catch((error: unknown) => {
    console.error(error);
  });
}

/** A saved catalog loads the page anew: what was shown is shown again, with the new text, once it is there. */
export function showPanelAgain(): void {
  const stored = sessionStorage.getItem(storageKey);
  if (stored === null) return;
  const shown = JSON.parse(stored) as ShownMessage[];
  const observer = new MutationObserver(() => {
    if (!markedTexts().some(({ id }) => shown.some((message) => message.id === id))) return;
    observer.disconnect();
    showPanel(shown, document.body);
  });
  observer.observe(document.body, { subtree: true, childList: true });
}
