import { type MarkedText, rangeOf } from '../../marks/findMessages';
import type { Box } from '../sighting';

const isTiny = ({ width, height }: { width: number; height: number }) => width <= 2 || height <= 2;

/** Whether an element can be seen. */
export function isShown(element: Element) {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Whether an element is for screen readers alone: in a box that is cut to nothing. */
export function isClippedAway(element: Element) {
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.overflow !== 'visible' && isTiny(at.getBoundingClientRect())) return true;
  }
  return false;
}

/** The box around some rectangles, in pixels of the whole page; null where none can be seen. */
export function pageBox(rects: readonly DOMRect[]): Box | null {
  const seen = rects.filter((rect) => !isTiny(rect));
  if (seen.length === 0) return null;
  const x = Math.min(...seen.map(({ left }) => left));
  const y = Math.min(...seen.map(({ top }) => top));
  return {
    x: x + scrollX,
    y: y + scrollY,
    width: Math.max(...seen.map(({ right }) => right)) - x,
    height: Math.max(...seen.map(({ bottom }) => bottom)) - y,
  };
}

/** The first element from here outwards that has an area. */
export function areaOf(element: Element): Box | null {
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const rect = at.getBoundingClientRect();
    if (!isTiny(rect) && isShown(at) && !isClippedAway(at)) return pageBox([rect]);
  }
  return null;
}

/** The rectangles of a text, one or more for each line. */
export function rectsOf({ pieces }: MarkedText): DOMRect[] {
  return pieces.flatMap((piece) => [...rangeOf(piece).getClientRects()]).filter((rect) => !isTiny(rect));
}

/** How many lines some rectangles stand in. */
export function linesIn(rects: readonly DOMRect[]): number {
  let lines = 0;
  let bottom = -Infinity;
  for (const rect of rects.toSorted((a, b) => a.top - b.top)) {
    if (rect.top < bottom - rect.height / 2) continue;
    lines += 1;
    bottom = rect.bottom;
  }
  return lines;
}
