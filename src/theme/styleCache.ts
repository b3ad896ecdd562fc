import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * A page's store of styles; `mirrored` is for languages that are written from right to left. Class names start with the key. Nothing adds the
 * prefixes of old browsers: the three that today's still need are written out (`Webkit…` in globalStyles and components).
 */
export function createStyleCache(mirrored: StylisPlugin[] = []): EmotionCache {
  return createCache({ key: mirrored.length === 0 ? 'ltr' : 'rtl', stylisPlugins: mirrored });
}
