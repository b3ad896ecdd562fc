import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * A page's store of styles; `mirrored` is for languages that are written from right to left. Class names start with the key. `known` are the
 * names of styles that the document has: Emotion could find them itself, but moves their style sheet then, and the browser reckons every
 * element of the page anew, with its fonts.
 */
export function createStyleCache(mirrored?: StylisPlugin[], known: readonly string[] = []): EmotionCache {
  const cache = createCache(mirrored === undefined ? { key: 'ltr' } : { key: 'rtl', stylisPlugins: mirrored });
  for (const name of known) cache.inserted[name] = true;
  return cache;
}
