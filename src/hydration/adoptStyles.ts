import type { EmotionCache } from '@emotion/cache';

/**
 * Marks the styles of the document as inserted in Emotion's store. Emotion could find them by itself, but it would move the style sheet, and the
 * browser would compute the styles of every element again.
 */
export function adoptStyles(cache: EmotionCache): void {
  const ownClass = new RegExp(`\\.${cache.key}-(\\w+)`, 'g');
  for (const { textContent } of document.querySelectorAll('style')) {
    for (const [, name = ''] of textContent.matchAll(ownClass)) cache.inserted[name] = true;
  }
}
