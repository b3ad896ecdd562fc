import type { Page } from '@playwright/test';

/** Runs in the browser: texts that stand on one another, as the first words of both. */
function overlapsIn(): string[] {
  const lines: { element: Element; rect: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const element = walker.currentNode.parentElement;
    const text = (walker.currentNode as Text).data.trim();
    if (element === null || text === '' || element.closest('script, style, noscript, select, svg')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // What lies above the page covers it on purpose; words for screen readers alone stand in a box of one pixel.
    let at: Element | null = element;
    const floats = (style: CSSStyleDeclaration) => style.position === 'fixed' || style.position === 'sticky';
    const isTiny = (box: Element) => box.clientWidth === 1 || box.clientHeight === 1;
    while (at !== null && !floats(getComputedStyle(at)) && !isTiny(at)) at = at.parentElement;
    if (at !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const letters = parseFloat(getComputedStyle(element).fontSize) * 0.9;
    for (const { x, y, width, height } of range.getClientRects()) {
      // A font's box is higher than its letters, and stands out of a tight line.
      const kept = Math.min(height, letters);
      if (width > 2) lines.push({ element, rect: new DOMRect(x, y + (height - kept) / 2, width, kept) });
    }
  }
  lines.sort((a, b) => a.rect.top - b.rect.top);
  const found = new Set<string>();
  for (const [index, { element, rect }] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.rect.top >= rect.bottom) break;
      const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const height = Math.min(rect.bottom, other.rect.bottom) - other.rect.top;
      const isSame = element === other.element || element.contains(other.element) || other.element.contains(element);
      if (isSame || width <= 2 || height <= 2) continue;
      const names = [element, other.element].map(({ textContent }) => `“${textContent.trim().slice(0, 30)}”`);
      found.add(`${names.join(' and ')} overlap`);
    }
  }
  return [...found];
}

/** Texts that stand on one another on a page as it stands. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(overlapsIn);
}

/** Every text of the page that shows or is read out, and is in the page's own language. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOwn = (element: Element) => element.closest('[lang]') === document.documentElement;
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const { parentElement } = walker.currentNode;
      if (parentElement === null || parentElement.closest('script, style, noscript') || !isOwn(parentElement)) continue;
      texts.push((walker.currentNode as Text).data.trim());
    }
    for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-description', 'aria-roledescription']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (isOwn(element)) texts.push(element.getAttribute(name) ?? '');
      }
    }
    return [...new Set(texts)];
  });
}
