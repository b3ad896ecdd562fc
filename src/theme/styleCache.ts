import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { prefixed } from './prefixed';

/** Marks as there what the page's own `<style>` has; Emotion would want a list of it in each page, with every name a second time. */
function withStylesOfPage(cache: EmotionCache): EmotionCache {
  if (typeof document === 'undefined') return cache;
  const rules = document.querySelector(`style[data-emotion^="${cache.key} "]`)?.textContent ?? '';
  for (const [, name = ''] of rules.matchAll(/\.(?:css|rtl)-(\w+)/g)) cache.inserted[name] = true;
  return cache;
}

/** A page's store of styles: plain, or with a plugin that turns them around (`mirrored`), under a name of its own. */
export function createStyleCache(mirrored?: StylisPlugin) {
  return withStylesOfPage(
    mirrored === undefined
      ? createCache({ key: 'css', stylisPlugins: [prefixed] })
      : createCache({ key: 'rtl', stylisPlugins: [prefixed, mirrored] }),
  );
}
