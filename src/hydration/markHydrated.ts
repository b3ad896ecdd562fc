/** Marks an element as hydrated. The start script then repeats the clicks that it has kept there (startScript.ts). */
export function markHydrated(element: HTMLElement | null): void {
  element?.removeAttribute('data-not-hydrated');
  document.dispatchEvent(new Event('hydrated'));
}

/** Calls a function after the last island of the page is hydrated; does nothing if all are. Returns whether it will be called. */
export function afterIslands(run: () => void): boolean {
  const isWaiting = () => document.querySelector('[data-not-hydrated]') !== null;
  if (!isWaiting()) return false;
  const check = () => {
    if (isWaiting()) return;
    document.removeEventListener('hydrated', check);
    run();
  };
  document.addEventListener('hydrated', check);
  return true;
}
