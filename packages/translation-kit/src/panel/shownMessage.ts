import { markedAttributes, markedTexts, rangeOf } from '../marks/findMessages';

const mark = 'data-open-message';

/** Looks of the open message in the page; an attribute, such as the text for a picture, has none of its own. */
export const openMessageStyles = `
::highlight(open-message) { background: #ffe08a; color: #14171f; }
[${mark}] { outline: 3px solid #d98200; outline-offset: 2px; }
`;

/** Brings an element to the middle of the window, unless it is in sight: the site's header may cover its upper edge. */
function bringIntoSight(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 100 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Marks a message in the page and brings it into sight, no message for `undefined`. Returns its place, in words. */
export function showMessage(id: string | undefined): string {
  const texts = markedTexts().filter((text) => text.id === id);
  const pieces = texts.flatMap((text) => text.pieces);
  const attributes = markedAttributes().filter((found) => found.id === id);
  CSS.highlights.set('open-message', new Highlight(...pieces.map(rangeOf)));
  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
  const { body } = document;
  for (const { element } of attributes) if (body.contains(element)) element.setAttribute(mark, '');

  const elements = pieces.map(({ node }) => node.parentElement).filter((element) => element !== null);
  const shown = [...elements, ...attributes.map(({ element }) => element)];
  const inSight = shown.find((element) => body.contains(element) && element.getClientRects().length > 0);
  if (inSight !== undefined) bringIntoSight(inSight);
  const places = [
    ...elements.map((element) => `text of <${element.localName}>`),
    ...attributes.map(({ element, attribute }) => `${attribute} of <${element.localName}>`),
  ];
  if (places.length === 0) return 'not on the page now: a menu, a dialog or another state shows it';
  return [...new Set(places)].join(', ') + (inSight === undefined ? ' (not visible)' : '');
}
