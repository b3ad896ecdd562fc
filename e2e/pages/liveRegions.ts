import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announced?: string[];
  }
}

/** Begins to note every change within a live region: what a screen reader says without being asked. */
export async function watchLiveRegions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';
    const announced: string[] = [];
    window.announced = announced;
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const places = [target, ...addedNodes].map((node) => (node instanceof Element ? node : node.parentElement));
        for (const place of places) {
          const region = place?.closest(live) ?? place?.querySelector(live);
          if (region?.textContent) announced.push(region.textContent);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => window.announced ?? ['The page was loaded anew']);
}
