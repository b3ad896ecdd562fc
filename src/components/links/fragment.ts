/** The element of a fragment (`#id`); null if the fragment is empty, unknown or malformed. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Moves the focus to the target: reading and the Tab key continue from there, as after a link that the browser follows itself. */
export function focusTarget(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Scrolls to the target, below the header (docs/requirements.md, 1.5). */
export function scrollToTarget(target: HTMLElement): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
}

/** Goes to a part of the current page. It does not wait for React, which may change the address later. */
export function showPart(hash: string): void {
  const target = targetOf(hash);
  if (target === null) return;
  focusTarget(target);
  scrollToTarget(target);
}
