import type { Page } from '@playwright/test';

/** Runs in the browser: notes what live regions say, from the moment the document is there. */
function noteAnnouncements() {
  if ('announced' in window) return;
  const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';
  const announced: string[] = [];
  Object.assign(window, { announced });
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

  function note(changes: MutationRecord[]) {
    // One change of the page is one event for listeners, of however many pieces.
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const region = elementOf(target)?.closest(live);
      if (region != null) regions.add(region);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        const late = [added, ...added.querySelectorAll(live)].filter((it) => it.matches(live) && it.textContent !== '');
        // An alert is announced as it comes; of other regions, only what comes into them.
        const heard = (it: Element) =>
          it.getAttribute('role') === 'alert' ? '' : 'A region that came with its words: ';
        announced.push(...late.map((it) => heard(it) + it.textContent));
      }
    }
    for (const region of regions) {
      const isHeard = region.isConnected && region.closest('[inert], [aria-hidden="true"]') === null;
      if (!isHeard || region.textContent === '') continue;
      announced.push(region.textContent);
      if (region.parentElement?.closest(live)) announced.push(`A region within a region: ${region.textContent}`);
    }
  }

  const start = () => {
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

/**
 * Begins to note what a screen reader says without being asked: one entry for each change of a live region, with the region's text. What
 * would be heard twice or not at all is an entry of its own. Holds for the current page, and for those loaded from now on.
 */
export async function watchLiveRegions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(noteAnnouncements);
  await page.evaluate(noteAnnouncements);
  return () => page.evaluate(() => (window as { announced?: string[] }).announced ?? ['Nobody listened']);
}
