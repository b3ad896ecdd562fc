import type { Page } from '@playwright/test';

/**
 * Does to every page that is loaded from now on what browsers' translators do: each text is replaced by two `font` elements with its
 * translation, here the same words, and so is whatever text comes or changes later. Not in fields, nor where `translate="no"` is asked for.
 */
export async function translateAtOnce(page: Page): Promise<void> {
  await page.addInitScript(translator);
}

/** The same to the page that is there, from now on. */
export async function translateNow(page: Page): Promise<void> {
  await page.evaluate(translator);
}

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
