import type { EmotionCache } from '@emotion/cache';

/**
 * Tells a store which styles the document has. Emotion can find them by itself, but it then moves the style sheet, and the browser computes the
 * styles of every element again.
 */
export function adoptStyles(cache: EmotionCache): void {
  const ownClass = new RegExp(`\\.${cache.key}-(\\w+)`, 'g');
  for (const { textContent } of document.querySelectorAll('style')) {
    for (const [, name = ''] of textContent.matchAll(ownClass)) cache.inserted[name] = true;
  }
}
