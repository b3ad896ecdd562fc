import { markedAttributes, type MarkedText, markedTexts, rangeOf } from '../marks/findMessages';

/** The largest number of messages of one element that are shown. */
const most = 5;

function isUnder({ pieces }: MarkedText, x: number, y: number): boolean {
  return pieces
    .flatMap((piece) => [...rangeOf(piece).getClientRects()])
    .some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
}

/** The title and description of the page. */
function headMessages(): string[] {
  const { head } = document;
  const titles = markedTexts().filter(({ pieces }) => pieces.some(({ node }) => head.contains(node)));
  const descriptions = markedAttributes().filter(({ element }) => head.contains(element));
  return [...titles, ...descriptions].map(({ id }) => id);
}

/** The ids of the messages at a point: texts under the pointer, else texts in the element, then attributes around it. If there are none, those of the head. */
export function messagesAt(target: Element, x: number, y: number): string[] {
  const within = markedTexts().filter(({ pieces }) => pieces.some(({ node }) => target.contains(node)));
  const exact = within.filter((text) => isUnder(text, x, y));
  const named = markedAttributes().filter(({ element }) => element.contains(target) || target.contains(element));
  const around = named.filter(({ element }) => element.contains(target) && element !== document.documentElement);
  const texts = exact.length > 0 ? exact.toReversed() : within.slice(0, most);
  const attributes = exact.length > 0 || around.length > 0 ? around.toReversed() : named.slice(0, most);
  const ids = [...texts, ...attributes].map(({ id }) => id);
  return ids.length > 0 ? [...new Set(ids)] : headMessages();
}
