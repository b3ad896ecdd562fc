import type { EmotionCache } from '@emotion/react';
import { nextTask } from '../nextTask';

/** How long styles are inserted before the browser may do something else, in milliseconds. */
const slice = 4;

/**
 * Tells a cache which styles the document brought: the classes that its rules have. Not by Emotion's own attribute: that has every name a
 * second time, and Emotion moves such elements, after which the browser computes the style of the whole page anew.
 */
export function knowStyles(cache: EmotionCache): void {
  const rules = document.querySelector('style')?.textContent ?? '';
  for (const [, name = ''] of rules.matchAll(/\.(?:css|rtl)-(\w+)/g)) cache.inserted[name] = true;
}

/**
 * Holds back what a cache is told to insert, until it is released: while React takes over the prerendered page, that is only what lies
 * under other styles, and no element has by itself.
 */
export function holdStyles(cache: EmotionCache): () => Promise<void> {
  const { insert } = cache;
  const held = new Map<string, Parameters<typeof insert>>();
  cache.insert = (...style) => {
    held.set(style[1].name, style);
  };
  return async () => {
    cache.insert = insert;
    let start = performance.now();
    for (const [name, style] of held) {
      if (cache.inserted[name] !== undefined) continue;
      if (performance.now() - start > slice) {
        await nextTask();
        start = performance.now();
      }
      insert(...style);
    }
    held.clear();
  };
}
