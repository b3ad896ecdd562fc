/** Marks an element as hydrated: the start script replays what the visitor did in it before (startScript.ts). */
export function markHydrated(element: HTMLElement | null): void {
  element?.removeAttribute('data-not-hydrated');
  document.dispatchEvent(new Event('hydrated'));
}
