import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * A page's store of styles; `mirrored` is for languages that are written from right to left. Class names start with the key. Nothing adds the
 * prefixes of old browsers: the three that today's still need are written out (`Webkit…` in globalStyles and components).
 */
export function createStyleCache(mirrored: StylisPlugin[] = []): EmotionCache {
  return createCache({ key: mirrored.length === 0 ? 'ltr' : 'rtl', stylisPlugins: mirrored });
}

/**
 * Tells a store which styles the document has. Emotion can find out by itself, but it moves the style sheet
 * then, and the browser reckons every element of the page anew, with its fonts. Until the returned function is called after hydration, no other
 * class's rules are inserted, as long as the prerendered elements are there: Emotion would insert those of the classes that composed components pass on
 * (AppBar to Paper, Link to Typography), which no element has. An element that needs such a rule later inserts it.
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
