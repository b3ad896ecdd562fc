/** Moves focus to the heading of the page on screen, so that a screen reader announces the page. The page does not scroll. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
