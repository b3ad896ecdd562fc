import type { EmotionCache } from '@emotion/cache';
import { afterIslands } from './markHydrated';

/**
 * Marks the styles of the document as inserted in Emotion's store. Emotion could find them by itself, but it would move the style sheet, and the
 * browser would compute the styles of every element again. Styles that no element of the page has (`data-unused-styles`) are not inserted while the page
 * is hydrated.
 */
export function adoptStyles(cache: EmotionCache, root: HTMLElement): void {
  const ownClass = new RegExp(`\\.${cache.key}-(\\w+)`, 'g');
  for (const { textContent } of document.querySelectorAll('style')) {
    for (const [, name = ''] of textContent.matchAll(ownClass)) cache.inserted[name] = true;
  }
  const unused = root.dataset['unusedStyles']?.split(' ') ?? [];
  for (const name of unused) cache.inserted[name] = true;
  // An element of a later page may have such a style.
  afterIslands(() => {
    for (const name of unused) delete cache.inserted[name];
  });
}
