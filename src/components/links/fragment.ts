/** The element that a fragment (`#id`) leads to; none where it is empty, unknown or malformed. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Reading and the Tab key go on from the target, as after a link that the browser follows itself. */
export function focusTarget(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Scrolls to the target, below the header (docs/requirements.md, 1.5). */
export function scrollToTarget(target: HTMLElement): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
}

/** Leads to a part of the page on screen, without waiting for React: its change of address can take a moment. */
export function showPart(hash: string): void {
  const target = targetOf(hash);
  if (target === null) return;
  focusTarget(target);
  scrollToTarget(target);
}
