import type { Page } from '@playwright/test';

/** Runs in the browser. Notes the announcements of live regions as soon as the document is parsed. */
function noteAnnouncements() {
  if ('announced' in window) return;
  const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';
  const announced: string[] = [];
  Object.assign(window, { announced });
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

  function note(changes: MutationRecord[]) {
    // All mutations of one change are one announcement.
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const region = elementOf(target)?.closest(live);
      if (region != null) regions.add(region);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        // The first words of a button are its name, which is announced with the focus.
        const late = [added, ...added.querySelectorAll(live)].filter(
          (it) => it.matches(live) && it.textContent !== '' && it.closest('button') === null,
        );
        // An alert is announced when it is added. Other regions announce only later changes.
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
 * Begins to note announcements: one entry for each change of a live region, with the text of the region. A text that a screen reader would read twice
 * or not at all is marked. It works on the current page and on the pages that are loaded later.
 */
export async function watchLiveRegions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(noteAnnouncements);
  await page.evaluate(noteAnnouncements);
  return () => page.evaluate(() => (window as { announced?: string[] }).announced ?? ['Nobody listened']);
}
