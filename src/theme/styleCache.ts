import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * Emotion's cache; `mirrored` is for languages that are written from right to left. No plugin adds vendor prefixes: the code writes the few that
 * browsers still need (`Webkit…`).
 */
export function createStyleCache(mirrored: StylisPlugin[] = []): EmotionCache {
  return createCache({ key: mirrored.length === 0 ? 'ltr' : 'rtl', stylisPlugins: mirrored });
}
