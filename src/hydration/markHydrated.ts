/** Of a double click only the first click counts, on every control. */
function refuseSecond(event: MouseEvent): void {
  const { target, detail } = event;
  // `detail` counts clicks that follow each other quickly: every second one is refused. A press of a key counts as 0.
  if (!(target instanceof Element) || detail === 0 || detail % 2 > 0) return;
  if (target.closest('input, textarea, select, label') !== null) return;
  // The elements of this role lie around a dialog: a click on one closes the dialog. Words inside of them can be selected.
  if (target.closest('a, button') === null && !target.matches('[role="presentation"]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Marks an element as hydrated: the start script replays what the visitor did in it before (startScript.ts). */
export function markHydrated(element: HTMLElement | null): void {
  element?.removeAttribute('data-not-hydrated');
  // Again for each island: a document knows a listener once.
  for (const name of ['mousedown', 'click'] as const) document.addEventListener(name, refuseSecond, true);
  document.dispatchEvent(new Event('hydrated'));
}
