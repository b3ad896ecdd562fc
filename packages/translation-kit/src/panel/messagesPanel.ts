import type { MessageFacts } from '../marks/messageFacts';
import { type MarkedText, watchMarks } from '../marks/watchMarks';
import { messagesEndpoint } from './messagesEndpoint';
import { cardOf, panelStyles, type Shown } from './panelCard';

/*
 * The browser's part of `?messages` in `npm run dev`: a click on a text says which message it is. Alt and a click use the page as
 * usual, so that dialogs, menus and other pages can be reached.
 */
watchMarks();

const storedIds = 'messages-panel';
const panel = Object.assign(document.createElement('div'), { popover: 'manual' });
panel.setAttribute('role', 'dialog');
panel.setAttribute('aria-label', 'Message');
const shadow = panel.attachShadow({ mode: 'open' });

const pageLocale = document.documentElement.lang;
let returnTo: Element | null = null;

function isAt({ node, from, to }: MarkedText['pieces'][number], x: number, y: number) {
  const range = rangeOf({ node, from, to });
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}

function rangeOf({ node, from, to }: MarkedText['pieces'][number]) {
  const range = document.createRange();
  range.setStart(node, Math.min(from, node.length));
  range.setEnd(node, Math.min(to, node.length));
  return range;
}

/** The messages at a place: texts under the pointer, else those within the element; then what its ancestors are called. */
function messagesAt(target: Element, x: number, y: number): Shown[] {
  const { texts, attributes } = window.messageMarks ?? { texts: () => [], attributes: () => [] };
  const within = texts().filter(({ pieces }) => pieces.some(({ node }) => target.contains(node)));
  const exact = within.filter(({ pieces }) => pieces.some((piece) => isAt(piece, x, y)));
  const named = attributes().filter(({ element }) => element.contains(target) || target.contains(element));
  const close = named.filter(({ element }) => element.contains(target) && element !== document.documentElement);
  const shownTexts = exact.length > 0 ? exact.toReversed() : within.slice(0, 5);
  const found = [
    ...shownTexts.map(({ id }) => ({ id, place: 'text' })),
    ...(exact.length > 0 || close.length > 0 ? close.toReversed() : named.slice(0, 5)).map(
      ({ id, element, attribute }) => ({ id, place: `${attribute} of <${element.localName}>` }),
    ),
  ];
  return found.length > 0 ? found : headMessages();
}

/** Where nothing was hit: what the page is called. */
function headMessages(): Shown[] {
  const { texts, attributes } = window.messageMarks ?? { texts: () => [], attributes: () => [] };
  return [
    ...texts()
      .filter(({ pieces }) => pieces.some(({ node }) => document.head.contains(node)))
      .map(({ id }) => ({ id, place: 'title of the page' })),
    ...attributes()
      .filter(({ element }) => document.head.contains(element))
      .map(({ id }) => ({ id, place: 'description of the page' })),
  ];
}

function highlight(ids: ReadonlySet<string>) {
  const pieces = (window.messageMarks?.texts() ?? []).filter(({ id }) => ids.has(id)).flatMap((text) => text.pieces);
  CSS.highlights.set('message', new Highlight(...pieces.map(rangeOf)));
}

function close() {
  if (!panel.isConnected) return;
  sessionStorage.removeItem(storedIds);
  CSS.highlights.delete('message');
  panel.remove();
  if (returnTo instanceof HTMLElement) returnTo.focus();
}

async function readFacts(): Promise<Record<string, MessageFacts>> {
  const response = await fetch(`${messagesEndpoint}?locale=${pageLocale}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Record<string, MessageFacts>;
}

async function show(shown: readonly Shown[], over: Element) {
  const facts = await readFacts();
  const closer = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
  closer.addEventListener('click', close);
  const hint = Object.assign(document.createElement('p'), {
    textContent: 'Escape closes this. Alt and a click use the page as usual.',
  });
  shadow.replaceChildren(
    Object.assign(document.createElement('style'), { textContent: panelStyles }),
    closer,
    ...shown.map((message) => cardOf(message, facts[message.id], pageLocale)),
    hint,
  );
  // Within an open dialog, because that lets the focus go nowhere else.
  (over.closest('[role="dialog"]') ?? document.body).append(panel);
  panel.showPopover();
  sessionStorage.setItem(storedIds, JSON.stringify(shown));
  highlight(new Set(shown.map(({ id }) => id)));
  closer.focus();
}

function tell(shown: readonly Shown[], over: Element) {
  show(shown, over).catch((error: unknown) => {
    console.error(error);
  });
}

let acting = false;

function act(target: Element) {
  acting = true;
  if (target instanceof HTMLElement) target.click();
  acting = false;
}

addEventListener(
  'click',
  (event) => {
    const [target] = event.composedPath();
    if (acting || !(target instanceof Element) || event.composedPath().includes(panel)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.altKey) {
      act(target);
      return;
    }
    if (!panel.isConnected) returnTo = document.activeElement;
    tell(messagesAt(target, event.clientX, event.clientY), target);
  },
  { capture: true },
);

addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape' || !panel.isConnected) return;
    event.stopImmediatePropagation();
    close();
  },
  { capture: true },
);

// The next page's words shall say what they are as well.
window.navigation.addEventListener('currententrychange', () => {
  const url = new URL(location.href);
  if (url.searchParams.has('messages')) return;
  url.searchParams.set('messages', '');
  history.replaceState(history.state, '', url);
});

const styles = new CSSStyleSheet();
styles.replaceSync('::highlight(message) { background: #ffe08a; color: #14171f; }');
document.adoptedStyleSheets.push(styles);

/** A saved catalog loads the page anew: what was shown is shown again, with the new words. */
function showAgain() {
  const stored = sessionStorage.getItem(storedIds);
  if (stored === null) return;
  const shown = JSON.parse(stored) as Shown[];
  const observer = new MutationObserver(() => {
    if (window.messageMarks?.texts().some(({ id }) => shown.some((message) => message.id === id)) !== true) return;
    observer.disconnect();
    tell(shown, document.body);
  });
  observer.observe(document.body, { subtree: true, childList: true });
}
showAgain();
