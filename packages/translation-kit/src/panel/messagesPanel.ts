import { watchMarks } from '../marks/watchMarks';
import { messagesAt } from './messagesAt';
import { closePanel, panel, showPanel, showPanelAgain } from './panel';

/*
 * The browser's part of `?messages` in `npm run dev`: a click on a text shows its message. Alt and a click use the page normally, so
 * that dialogs, menus and other pages can be reached.
 */
watchMarks();

/** Whether a click is made by this script, and so meant for the page. */
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
    if (isOwnClick || !(target instanceof Element) || event.composedPath().includes(panel)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.altKey) clickThrough(target);
    else showPanel(messagesAt(target, event.clientX, event.clientY), target);
  },
  { capture: true },
);

addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape' || !panel.isConnected) return;
    event.stopImmediatePropagation();
    closePanel();
  },
  { capture: true },
);

// The next page's messages need their ids as well.
window.navigation.addEventListener('currententrychange', () => {
  const url = new URL(location.href);
  if (url.searchParams.has('messages')) return;
  url.searchParams.set('messages', '');
  history.replaceState(history.state, '', url);
});

const styles = new CSSStyleSheet();
styles.replaceSync('::highlight(message) { background: #ffe08a; color: #14171f; }');
document.adoptedStyleSheets.push(styles);
showPanelAgain();
