import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * A page's store of styles; `mirrored` is for languages that are written from right to left. Class names start with the key. Nothing adds the
 * prefixes of old browsers: the three that today's still need are written out (`Webkit…` in globalStyles and components).
 */
export function createStyleCache(mirrored: StylisPlugin[] = []): EmotionCache {
  return createCache({ key: mirrored.length === 0 ? 'ltr' : 'rtl', stylisPlugins: mirrored });
}

/**
 * Tells a store which styles the document has. Emotion can find them by itself, but it then moves the style sheet, and the browser computes the
 * styles of every element again. While the prerendered elements are there, no rules of other classes are inserted until the returned function is
 * called, after the first render: Emotion would insert those of the classes that a composed component passes on (AppBar to Paper, Link to
 * Typography), which no element has. An element that needs such a rule later inserts it.
 */
export function adoptStylesOf(root: Element, cache: EmotionCache): () => void {
  const ownClass = new RegExp(`\\.${cache.key}-(\\w+)`, 'g');
  for (const { textContent } of document.querySelectorAll('style')) {
    for (const [, name = ''] of textContent.matchAll(ownClass)) cache.inserted[name] = true;
  }
  const { insert } = cache;
  const prerendered = root.firstElementChild;
  cache.insert = (selector, serialized, sheet, isOfClass) => {
    if (!isOfClass || prerendered?.isConnected !== true) insert(selector, serialized, sheet, isOfClass);
  };
  return () => {
    cache.insert = insert;
  };
}
