import type { Page } from '@playwright/test';

/** Every text of the page that is shown or read out, in the language of the page. */
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
