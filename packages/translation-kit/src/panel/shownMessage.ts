import { markedAttributes, markedTexts, rangeOf } from '../marks/findMessages';
import { edgesIn, replaceAttribute, replaceText } from '../marks/watchMarks';
import type { Draft } from './pageNews';

const mark = 'data-open-message';

/** The style of the open message in the page. For a message in an attribute, its element gets an outline. */
export const openMessageStyles = `
::highlight(open-message) { background: #ffe08a; color: #14171f; }
[${mark}] { outline: 3px solid #d98200; outline-offset: 2px; }
`;

/** Finds a message in the page to show drafts there. It shows none if the page fills in values, or if the message is inside another one. */
function drafting(id: string): (draft: Draft) => void {
  const texts = markedTexts()
    .filter((text) => text.id === id)
    .map(({ pieces }) => pieces.map((piece) => ({ ...piece, whole: piece.node.data, edges: edgesIn(piece.node) })));
  const attributes = markedAttributes()
    .filter((found) => found.id === id)
    .map(({ element, attribute }) => ({ element, attribute, whole: element.getAttribute(attribute) ?? '' }));
  const first = texts[0]?.map(({ from, to, whole }) => whole.slice(from, to)).join('');
  let isShown = false;
  return (draft) => {
    if (draft === null && !isShown) return;
    isShown = draft !== null;
    for (const pieces of texts) {
      for (const [index, { node, from, to, whole, edges }] of pieces.entries()) {
        const old = whole.slice(from, to);
        const piece = (draft?.length === pieces.length ? draft[index] : undefined) ?? old;
        const moved = edges.map((edge) => ({
          ...edge,
          offset: edge.offset < to ? edge.offset : edge.offset + piece.length - old.length,
        }));
        replaceText(node, whole.slice(0, from) + piece + whole.slice(to), moved);
      }
    }
    for (const { element, attribute, whole } of attributes) {
      const isAlone = draft?.length === 1 && (first === undefined || first === whole);
      replaceAttribute(element, attribute, isAlone ? (draft[0] ?? whole) : whole);
    }
  };
}

/** Scrolls an element to the middle of the window if it is not visible. The site's header may cover the top of the window. */
function bringIntoSight(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 100 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

let open: { id: string; showDraft: ReturnType<typeof drafting> } = { id: '', showDraft: () => {} };

/** Highlights a message in the page with its draft, and scrolls to it. The previous message shows its own text again. Returns its place, in words. */
export function showMessage(id: string, draft: Draft): string {
  if (open.id !== id) open.showDraft(null);
  const isThere = [...markedTexts(), ...markedAttributes()].some((found) => found.id === id);
  if (open.id !== id && isThere) open = { id, showDraft: drafting(id) };
  if (open.id === id) open.showDraft(draft);
  const pieces = markedTexts().flatMap((text) => (text.id === id ? text.pieces : []));
  const attributes = markedAttributes().filter((found) => found.id === id);
  CSS.highlights.set('open-message', new Highlight(...pieces.map(rangeOf)));
  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
  const { body } = document;
  for (const { element } of attributes) if (body.contains(element)) element.setAttribute(mark, '');

  const elements = pieces.map(({ node }) => node.parentElement).filter((element) => element !== null);
  const shown = [...elements, ...attributes.map(({ element }) => element)];
  const inSight = shown.find((element) => body.contains(element) && element.checkVisibility());
  const closed = shown.map((element) => element.closest('[hidden="until-found"]')).find((part) => part !== null);
  const near = inSight ?? closed?.parentElement;
  if (near !== undefined && near !== null) bringIntoSight(near);
  const places = [
    ...elements.map((element) => `text of <${element.localName}>`),
    ...attributes.map(({ element, attribute }) => `${attribute} of <${element.localName}>`),
  ];
  if (places.length === 0) return 'not on the page now: a menu, a dialog or another state shows it';
  const hidden = closed === undefined ? ' (not visible)' : ' (in a closed part: open it with Alt and a click)';
  return [...new Set(places)].join(', ') + (inSight === undefined ? hidden : '');
}
