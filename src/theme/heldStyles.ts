import type { EmotionCache } from '@emotion/react';

/** How long styles are inserted before the browser may do something else, in milliseconds. */
const slice = 4;

/**
 * Tells a cache which styles the document brought (src/tools/document.ts). Not by Emotion's own attribute: it moves such elements, and the
 * browser computes the style of the whole page anew.
 */
export function knowStyles(cache: EmotionCache): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-styles]')) {
    for (const name of dataset['styles']?.split(' ') ?? []) cache.inserted[name] = true;
  }
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
        await new Promise((resume) => {
          setTimeout(resume);
        });
        start = performance.now();
      }
      insert(...style);
    }
    held.clear();
  };
}
