import type { Page } from '@playwright/test';

/** Runs in the browser. */
function lostIn(): string[] {
  const isOpen = { opacityProperty: true, visibilityProperty: true };
  // These open by themselves.
  for (const details of document.querySelectorAll('details')) details.open = true;
  const shown = new Set<string>();
  const hidden = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { parentElement, textContent } = walker.currentNode;
    const text = textContent?.trim() ?? '';
    // Controls that would do nothing without script are hidden on purpose.
    if (text === '' || parentElement === null || parentElement.closest('script, style, form, [data-screen-only]'))
      continue;
    (parentElement.checkVisibility(isOpen) ? shown : hidden).add(text);
  }
  return [...hidden].filter((text) => !shown.has(text));
}

/** Hidden texts of the current page; a text that is there twice (in menu and footer) may be hidden once. */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(lostIn);
}
