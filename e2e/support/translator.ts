import type { Page } from '@playwright/test';

/**
 * Changes every page that is loaded from now on as the translators of browsers do: two `font` elements with a translation (here the same words)
 * replace each text, also a text that is added or changed later. Fields and elements with `translate="no"` stay unchanged.
 */
export async function translateAtOnce(page: Page): Promise<void> {
  await page.addInitScript(translator);
}

/** Does the same on the current page. */
export async function translateNow(page: Page): Promise<void> {
  await page.evaluate(translator);
}

/** Runs in the browser. */
function translator() {
  const done = new WeakSet<Node>();
  function translate(text: Text) {
    const { parentElement: around, nodeValue } = text;
    if (around === null || done.has(text) || nodeValue === null || nodeValue.trim() === '') return;
    if (around.closest('script, style, title, textarea, option, [translate="no"]') !== null) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    const translation = document.createTextNode(nodeValue);
    done.add(translation);
    inner.append(translation);
    outer.append(inner);
    text.replaceWith(outer);
  }
  function translateAll(root: Node) {
    if (root instanceof Text) translate(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  }
  const start = () => {
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translate(target as Text);
        for (const node of addedNodes) translateAll(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
