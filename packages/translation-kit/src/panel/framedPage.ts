import { markedAttributes, markedTexts } from '../marks/findMessages';
import { watchMarks } from '../marks/watchMarks';
import { messagesAt } from './messagesAt';
import { framedPage } from './messagesEndpoint';
import { type FramedPage, newsEvent, type PageNews } from './pageNews';
import { openMessageStyles, showMessage } from './shownMessage';

/*
 * The script in the page of `?messages`, which the panel shows in a frame: a click on a text opens its message in the panel. A click
 * with the Alt key works normally, for example to open dialogs, menus and other pages.
 */

let focused: Element | null = null;

const page: FramedPage = {
  path: () => location.pathname,
  ids: () => [...new Set([...markedTexts(), ...markedAttributes()].map(({ id }) => id))],
  show: showMessage,
  focus: () => {
    if (focused instanceof HTMLElement) focused.focus();
  },
};

function sendNews(news: Omit<PageNews, 'page'> = {}): void {
  const detail: PageNews = { page, ...news };
  window.frameElement?.dispatchEvent(new CustomEvent(newsEvent, { detail }));
}

/** Whether this script makes the click, which is then for the page. */
let isOwnClick = false;

function clickThrough(target: Element) {
  isOwnClick = true;
  if (target instanceof HTMLElement) target.click();
  isOwnClick = false;
}

addEventListener(
  'click',
  (event) => {
    const [target] = event.composedPath();
    if (isOwnClick || !(target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.altKey) {
      clickThrough(target);
      return;
    }
    focused = document.activeElement;
    sendNews({ picked: messagesAt(target, event.clientX, event.clientY) });
  },
  { capture: true },
);

addEventListener('keydown', (event) => {
  if (event.key !== 'ArrowDown' || !event.altKey) return;
  // Otherwise the key would scroll the page away from the next message.
  event.preventDefault();
  sendNews({ goesOn: true });
});

/** Keeps `?messages=page` in the address, so that the messages of this page and of linked pages have their ids. */
function keepQuery() {
  const url = new URL(location.href);
  if (url.searchParams.get('messages') === framedPage) return;
  url.searchParams.set('messages', framedPage);
  history.replaceState(history.state, '', url);
}

const styles = new CSSStyleSheet();
styles.replaceSync(openMessageStyles);
document.adoptedStyleSheets.push(styles);
keepQuery();
window.navigation.addEventListener('currententrychange', keepQuery);
watchMarks();

let pause: ReturnType<typeof setTimeout> | undefined;
new MutationObserver(() => {
  pause ??= setTimeout(() => {
    pause = undefined;
    sendNews();
  }, 100);
}).observe(document, { subtree: true, childList: true });
sendNews();
