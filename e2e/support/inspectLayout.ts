import type { Page } from '@playwright/test';

/** What can be measured as wrong on a page as it stands. */
export interface Inspection {
  /** Of the whole page, in CSS pixels. */
  height: number;
  findings: string[];
}

/** Runs in the browser: sideways scroll, pictures that did not load or have no size of their own, text that sticks out or is cut off. */
function inspectDocument(): Inspection {
  const root = document.documentElement;
  const findings: string[] = [];

  const name = (element: Element) => {
    const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
    return `${element.tagName.toLowerCase()} “${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
  };
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  function inspectPictures() {
    for (const picture of document.querySelectorAll<HTMLImageElement | HTMLVideoElement>('img, video')) {
      const source = new URL(picture instanceof HTMLImageElement ? picture.currentSrc || picture.src : picture.poster);
      const size = [picture.getAttribute('width'), picture.getAttribute('height')];
      if (size.includes(null)) findings.push(`${source.pathname} has no width or height`);
      if (picture instanceof HTMLImageElement && picture.naturalWidth === 0 && isShown(picture)) {
        findings.push(`${source.pathname} did not load`);
      }
    }
  }

  /** The nearest ancestor for which a condition on its style holds. */
  function ancestor(element: Element, matches: (style: CSSStyleDeclaration) => boolean): Element | undefined {
    let at: Element | null = element;
    while (at !== null && !matches(getComputedStyle(at))) at = at.parentElement;
    return at ?? undefined;
  }

  function inspectText(text: Text, element: Element) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const isVector = element instanceof SVGElement;
    const box = isVector ? element.ownerSVGElement : ancestor(element, ({ display }) => display !== 'inline');
    const clip = ancestor(element, ({ overflowX, overflowY }) => overflowX !== 'visible' || overflowY !== 'visible');
    if (box === null || box === undefined || rects.length === 0) return;

    // Words for screen readers alone stand in a box of one pixel.
    const isTiny = ({ width, height }: DOMRect) => width <= 2 || height <= 2;
    const outer = box.getBoundingClientRect();
    const edge = clip?.getBoundingClientRect();
    if (isTiny(outer) || (edge !== undefined && isTiny(edge))) return;
    const beyond = Math.max(...rects.map(({ left, right }) => Math.max(outer.left - left, right - outer.right)));
    if (beyond > 1) findings.push(`${name(element)} sticks out of its box by ${Math.round(beyond)} px`);

    if (clip === undefined || edge === undefined || clip === root || clip === document.body) return;
    const style = getComputedStyle(clip);
    const cut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isCut = rects.some(
      ({ left, right, top, bottom, height }) =>
        (cut(style.overflowX) && (left < edge.left - 1 || right > edge.right + 1)) ||
        // A line's box is higher than its letters: only what reaches into them counts.
        (cut(style.overflowY) && (top < edge.top - height / 4 || bottom > edge.bottom + height / 4)),
    );
    if (isCut) findings.push(`${name(element)} is cut off`);
  }

  function inspectTexts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const text = walker.currentNode as Text;
      const element = text.parentElement;
      if (element === null || text.data.trim() === '' || element.closest('script, style, noscript, select')) continue;
      if (isShown(element)) inspectText(text, element);
    }
  }

  const { clientWidth, scrollWidth } = root;
  if (scrollWidth > clientWidth) {
    const isRtl = getComputedStyle(root).direction === 'rtl';
    const widest = [...document.querySelectorAll('body *:not(svg *)')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return isShown(element) && (isRtl ? left < -1 : right > clientWidth + 1);
    });
    // The last ones hold no others.
    const names = widest.slice(-3).map((element) => name(element));
    findings.push(`scrolls sideways: ${scrollWidth} px wide, because of ${names.join(', ')}`);
  }
  inspectPictures();
  inspectTexts();
  return { height: root.scrollHeight, findings: [...new Set(findings)] };
}

/** What is wrong with the layout of a page as it stands: sideways scroll, pictures without size, text that sticks out or is cut off. */
export function inspectLayout(page: Page): Promise<Inspection> {
  return page.evaluate(inspectDocument);
}
