/** Marks an element as hydrated. The start script then repeats the clicks that it has kept there (startScript.ts). */
export function markHydrated(element: HTMLElement | null): void {
  element?.removeAttribute('data-not-hydrated');
  document.dispatchEvent(new Event('hydrated'));
}
