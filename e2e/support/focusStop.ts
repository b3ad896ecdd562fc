import type { Page } from '@playwright/test';
import { lacks } from '@nine-blocks/system-browsers/needs';

/** The focused element and its surroundings. */
export interface FocusStop {
  /** The element's place in the document; -1 if no element of the page has the focus. */
  index: number;
  name: string;
  /** The landmark, dialog or opened list around it. */
  within: string;
  /** The place on the page, in CSS pixels; `start` and `end` follow the direction of writing. */
  box: { start: number; end: number; top: number; bottom: number };
  /** The faults of the element's focus ring, position on the screen and size. */
  faults: string[];
}

/** Runs in the browser. `isSeenWhole` means that the engine scrolls until the whole element is visible. */
function lookAtFocus(isSeenWhole: boolean): FocusStop {
  const element = document.activeElement;
  const faults: string[] = [];
  if (element === null || element === document.body || element === document.documentElement) {
    return { index: -1, name: 'nothing', within: '', box: { start: 0, end: 0, top: 0, bottom: 0 }, faults };
  }
  const own = getComputedStyle(element);
  const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  const name = `${element.tagName.toLowerCase()} “${text === '' ? element.getAttribute('name') : text}”`;
  function withAncestors(of: Element): Element[] {
    const all: Element[] = [];
    for (let at: Element | null = of; at !== null; at = at.parentElement) all.push(at);
    return all;
  }
  const ancestors = withAncestors(element);
  const { innerWidth: width, innerHeight: height } = window;

  // The target of a link that covers its card is the card, if it fits the screen.
  const after = getComputedStyle(element, '::after');
  const isCover = after.position === 'absolute';
  const covered = ancestors.slice(1).find((at) => isCover && getComputedStyle(at).position !== 'static');
  const { direction } = getComputedStyle(document.documentElement);
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(covered ?? element);
  const roomBegins = Number.parseFloat(scrollMarginTop);
  const room = height - roomBegins - Number.parseFloat(scrollMarginBottom);
  const card = covered !== undefined && covered.clientHeight <= room ? covered : undefined;
  // The target of a checkbox or radio button is its label.
  const label = own.opacity === '0' ? element.closest('label') : null;
  const target = card ?? label ?? element;
  const rect = target.getBoundingClientRect();
  // A link in a text can continue on the next line.
  const parts = target === element ? [...element.getClientRects()] : [rect];
  // In a text area a browser scrolls to the line with the caret.
  const isArea = element instanceof HTMLTextAreaElement;

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  /** The luminance (WCAG 2.2) and the opacity of a color, from 0 to 255. */
  function lightOf(color: string): { luminance: number; alpha: number } {
    if (canvas === null) throw new Error('The browser has no canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const { data } = canvas.getImageData(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = Array.from(data, (value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return { luminance: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: data[3] ?? 0 };
  }
  /** The color below an element's edge: the first background that is not transparent. */
  function backgroundOf(element: Element | null): string {
    const styles = element === null ? [] : withAncestors(element).map((at) => getComputedStyle(at));
    const first = styles.find((style) => style.backgroundImage !== 'none' || lightOf(style.backgroundColor).alpha > 0);
    if (first === undefined) return 'Canvas';
    return first.backgroundImage === 'none' ? first.backgroundColor : 'transparent';
  }

  function inspectRing() {
    // The ring is on the element, on its part that covers a card, or on the drawing of a checkbox.
    const isSeen = (at: Element) => withAncestors(at).every((it) => getComputedStyle(it).opacity === '1');
    const styleOf = (at: Element) => (at === covered ? after : getComputedStyle(at));
    const ringed = [...ancestors.slice(0, 6), ...(label?.querySelectorAll('svg') ?? [])].find(
      (at) => styleOf(at).outlineStyle !== 'none' && isSeen(at),
    );
    if (ringed === undefined) return faults.push('has no ring');
    const style = styleOf(ringed);
    const [thickness, offset] = [Number.parseFloat(style.outlineWidth), Number.parseFloat(style.outlineOffset)];
    if (thickness < 2) faults.push(`has a ring of ${thickness} px`);
    const background = lightOf(backgroundOf(offset < 0 ? ringed : ringed.parentElement));
    const both = [lightOf(style.outlineColor).luminance, background.luminance];
    const ratio = (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
    if (background.alpha < 255) faults.push('has its ring on a picture or a translucent background');
    else if (ratio < 3) faults.push(`has a ring with a contrast of ${ratio.toFixed(2)}`);

    const outer = ringed.getBoundingClientRect();
    const reach = Math.max(0, thickness + offset) - 1;
    for (const edge of isArea ? [] : withAncestors(ringed).slice(ringed === covered ? 0 : 1)) {
      const { overflowX, overflowY } = getComputedStyle(edge);
      const isPage = edge === document.body || edge === document.documentElement;
      const around = isPage ? new DOMRect(0, 0, width, height) : edge.getBoundingClientRect();
      const across = isPage || overflowX !== 'visible' ? [around.left - outer.left, outer.right - around.right] : [];
      const down = !isPage && overflowY !== 'visible' ? [around.top - outer.top, outer.bottom - around.bottom] : [];
      const cut = reach + Math.max(...across, ...down, -Infinity);
      if (cut > (isSeenWhole ? 0 : outer.height))
        return faults.push(`has a ring, but ${edge.tagName.toLowerCase()} cuts off ${cut.toFixed(1)} px of it`);
    }
    return undefined;
  }

  function inspectPlace() {
    const out = Math.max(-rect.top, rect.bottom - height, -rect.left, rect.right - width);
    const allowed = isSeenWhole ? 1 : rect.height - 1;
    if (rect.height <= height && out > allowed && !isArea) faults.push(`is ${Math.round(out)} px off the screen`);
    for (const part of parts) {
      // The points are inside the round corners. An element that is too high is partly under the header.
      const inset = Math.min(6, part.width / 3, part.height / 3);
      const begins = part.height > room ? roomBegins : 0;
      const [left, right] = [Math.max(part.left, 0) + inset, Math.min(part.right, width) - inset];
      const [top, bottom] = [Math.max(part.top, begins) + inset, Math.min(part.bottom, height) - inset];
      const cover = [left, (left + right) / 2, right]
        .flatMap((x) => [top, (top + bottom) / 2, bottom].map((y) => document.elementFromPoint(x, y)))
        .find((hit) => hit !== null && !target.contains(hit) && !hit.contains(target));
      if (cover)
        return faults.push(`is covered by ${cover.tagName.toLowerCase()} “${cover.textContent.trim().slice(0, 30)}”`);
    }
    return undefined;
  }

  const line = ancestors.slice(1).find((at) => getComputedStyle(at).display !== 'inline');
  const isInText =
    target === element && own.display === 'inline' && line?.textContent.trim() !== element.textContent.trim();
  const leastSize = element.matches('a[href]:not([role])') ? 24 : 44;
  if (!isInText && Math.min(rect.width, rect.height) < leastSize - 0.5)
    faults.push(`is ${Math.round(rect.width)} × ${Math.round(rect.height)} px`);

  inspectRing();
  inspectPlace();
  // A list that a button opens covers the page, and closes when the focus leaves it.
  const within = element.closest('header, main, footer, [role="dialog"], [aria-expanded="true"] + ul');
  const [first, last] = [parts[0] ?? rect, parts.at(-1) ?? rect];
  const scrolled = ancestors.reduce((sum, { scrollTop }) => sum + scrollTop, 0);
  return {
    index: [...document.body.querySelectorAll('*')].indexOf(element),
    name,
    within: within?.getAttribute('role') ?? within?.tagName.toLowerCase() ?? '',
    box: {
      start: direction === 'rtl' ? -first.right : first.left,
      end: direction === 'rtl' ? -last.left : last.right,
      top: first.top + scrolled,
      bottom: last.bottom + scrolled,
    },
    faults,
  };
}

/** The focused element. Some engines scroll to it later: a stop with faults is inspected again after two frames. */
export async function focusStop(page: Page): Promise<FocusStop> {
  const look = () => page.evaluate(lookAtFocus, lacks().wholeFocus === undefined);
  const stop = await look();
  if (stop.faults.length === 0) return stop;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return look();
}
