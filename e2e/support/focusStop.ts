import type { Page } from '@playwright/test';
import { engineUnderTest } from '@nine-blocks/system-browsers/engineUnderTest';

/** Where the focus stands, as a visitor sees it. */
export interface FocusStop {
  /** The element's place in the document; -1 where nothing on the page has the focus. */
  index: number;
  name: string;
  /** The landmark, dialog or opened list that it is in. */
  within: string;
  /** On the page, in CSS pixels; `start` and `end` in the direction of writing. */
  box: { start: number; end: number; top: number; bottom: number };
  /** What is wrong with the ring, the place on the screen or the size. */
  faults: string[];
}

/** Runs in the browser: looks at what has the focus. Not every engine scrolls until all of it is seen. */
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

  // A link that covers its card is as large as the card, where the screen has room for all of that.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const roomBegins = Number.parseFloat(scrollPaddingTop) || 0;
  const room = window.innerHeight - roomBegins - (Number.parseFloat(scrollPaddingBottom) || 0);
  const cover = getComputedStyle(element, '::after').position === 'absolute';
  const card = cover
    ? ancestors.slice(1).find((at) => getComputedStyle(at).position !== 'static' && at.clientHeight <= room)
    : undefined;
  // A box or a button of a choice is as large as what is drawn in its place, and its label belongs to it.
  const label = own.opacity === '0' ? element.closest('label') : null;
  const target = card ?? label ?? element;
  const rect = target.getBoundingClientRect();

  const isArea = element instanceof HTMLTextAreaElement;

  type Color = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  function colorOf(value: string): Color {
    if (canvas === null) throw new Error('no canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = value;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }
  function luminance(color: Color): number {
    const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function contrast(one: Color, other: Color): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }
  /** The color behind an element's edge: the first background below it that lets nothing through. */
  function backgroundOf(at: Element | null): Color | string {
    for (let background = at; background !== null; background = background.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(background);
      if (backgroundImage !== 'none') return 'a picture';
      const color = colorOf(backgroundColor);
      if (color[3] === 1) return color;
      if (color[3] > 0) return 'a background that lets something through';
    }
    return colorOf('Canvas');
  }

  function inspectRing() {
    // On the element itself, or on what it stands for: a card, a drawn box.
    const isSeen = (at: Element) => withAncestors(at).every((it) => getComputedStyle(it).opacity === '1');
    const ringed = [...ancestors.slice(0, 6), ...(label?.querySelectorAll('svg') ?? [])].find(
      (at) => getComputedStyle(at).outlineStyle !== 'none' && isSeen(at),
    );
    if (ringed === undefined) return faults.push('has no ring');
    const style = getComputedStyle(ringed);
    const [width, offset] = [parseFloat(style.outlineWidth), parseFloat(style.outlineOffset)];
    if (width < 2) faults.push(`has a ring of ${width} px`);
    const background = backgroundOf(offset < 0 ? ringed : ringed.parentElement);
    if (typeof background === 'string') faults.push(`has its ring on ${background}`);
    else {
      const ratio = contrast(colorOf(style.outlineColor), background);
      if (ratio < 3) faults.push(`has a ring with a contrast of ${ratio.toFixed(2)}`);
    }
    const outer = ringed.getBoundingClientRect();
    const reach = Math.max(0, width + offset) - 1;
    for (const edge of withAncestors(ringed).slice(1)) {
      const { overflowX, overflowY } = getComputedStyle(edge);
      const isPage = edge === document.body || edge === document.documentElement;
      const around = isPage ? new DOMRect(0, 0, window.innerWidth, window.innerHeight) : edge.getBoundingClientRect();
      const across = isPage || overflowX !== 'visible' ? [around.left - outer.left, outer.right - around.right] : [];
      const down = !isPage && overflowY !== 'visible' ? [around.top - outer.top, outer.bottom - around.bottom] : [];
      if (isArea) continue;
      const cut = reach + Math.max(...across, ...down, -Infinity);
      if (cut > (isSeenWhole ? 0 : outer.height))
        return faults.push(`has a ring of which ${edge.tagName.toLowerCase()} cuts off ${cut.toFixed(1)} px`);
    }
    return undefined;
  }

  function inspectPlace() {
    const [height, width] = [window.innerHeight, window.innerWidth];
    const out = Math.max(-rect.top, rect.bottom - height, -rect.left, rect.right - width);
    // In a text area a browser looks after the line that is written in.
    const allowed = isSeenWhole ? 1 : rect.height - 1;
    if (rect.height <= height && out > allowed && !isArea) faults.push(`is ${Math.round(out)} px off the screen`);
    for (const part of target === element ? element.getClientRects() : [rect]) {
      // Within its round corners. What is higher than the room lies in part under the header.
      const inset = Math.min(6, part.width / 3, part.height / 3);
      const [left, right] = [Math.max(part.left, 0) + inset, Math.min(part.right, width) - inset];
      const [top, bottom] = [
        Math.max(part.top, part.height > room ? roomBegins : 0) + inset,
        Math.min(part.bottom, height) - inset,
      ];
      const points = [left, (left + right) / 2, right].flatMap((x) =>
        [top, (top + bottom) / 2, bottom].map((y) => [x, y] as const),
      );
      for (const [x, y] of points) {
        const hit = document.elementFromPoint(x, y);
        if (hit === null || target.contains(hit) || hit.contains(target)) continue;
        return faults.push(`is covered by ${hit.tagName.toLowerCase()} “${hit.textContent.trim().slice(0, 30)}”`);
      }
    }
    return undefined;
  }

  function inspectSize() {
    const isLink = element?.matches('a[href]:not([role])') === true;
    const line = ancestors.slice(1).find((at) => getComputedStyle(at).display !== 'inline');
    const inText =
      own.display === 'inline' && line !== undefined && line.textContent.trim() !== element?.textContent.trim();
    if (inText && target === element) return;
    const least = isLink ? 24 : 44;
    const smaller = Math.min(rect.width, rect.height);
    if (smaller < least - 0.5) faults.push(`is ${Math.round(rect.width)} × ${Math.round(rect.height)} px`);
  }

  /** What opens something names it, also while it is closed. */
  function inspectReferences() {
    for (const reference of ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-owns']) {
      const ids = element?.getAttribute(reference)?.split(' ') ?? [];
      if (ids.some((id) => document.getElementById(id) === null)) faults.push(`points to nothing by ${reference}`);
    }
  }

  inspectRing();
  inspectPlace();
  inspectReferences();
  inspectSize();
  // A list that a button opens lies over the page, and closes as the focus leaves it.
  const within = element.closest('header, main, footer, [role="dialog"], [aria-expanded="true"] + ul');
  // A link in a text can begin at the end of a line, and end at the beginning of the next.
  const parts = target === element ? element.getClientRects() : [rect];
  const [first, last] = [parts[0] ?? rect, parts[parts.length - 1] ?? rect];
  const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
  const scrolled = ancestors.reduce((sum, { scrollTop }) => sum + scrollTop, 0);
  return {
    index: [...document.body.querySelectorAll('*')].indexOf(element),
    name,
    within: within?.getAttribute('role') ?? within?.tagName.toLowerCase() ?? '',
    box: {
      start: isRtl ? -first.right : first.left,
      end: isRtl ? -last.left : last.right,
      top: first.top + scrolled,
      bottom: last.bottom + scrolled,
    },
    faults,
  };
}

/** Where the focus stands now. Not every engine has scrolled to it at once: what is wrong is looked at again two frames later. */
export async function focusStop(page: Page): Promise<FocusStop> {
  const look = () => page.evaluate(lookAtFocus, engineUnderTest().lacks.wholeFocus === undefined);
  const stop = await look();
  if (stop.faults.length === 0) return stop;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return look();
}
