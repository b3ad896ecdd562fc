/** Says that an element and what is in it answers from now on: the start script replays what a visitor did there before (src/hydration/startScript.ts). */
export function markHydrated(element: HTMLElement | null): void {
  element?.removeAttribute('data-not-hydrated');
  document.dispatchEvent(new Event('hydrated'));
}
