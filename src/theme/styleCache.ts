import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** A page's store of styles; `mirrored` is for languages that are written from right to left. Class names start with the key. */
export function createStyleCache(mirrored?: StylisPlugin[]): EmotionCache {
  return mirrored === undefined ? createCache({ key: 'ltr' }) : createCache({ key: 'rtl', stylisPlugins: mirrored });
}
