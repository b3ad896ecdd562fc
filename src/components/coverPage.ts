/** The dialogs and drawers that are on the page, the uppermost last; one that goes may still be there when the next one comes. */
const overlays: Element[] = [];

function leaveUppermostAlone() {
  const uppermost = overlays.at(-1);
  for (const part of document.body.children)
    part.toggleAttribute('inert', uppermost !== undefined && part !== uppermost);
}

/**
 * Makes everything on the page but an overlay, a child of the body, inert: out of reach for pointers, keys and screen readers. Call what
 * it returns when the overlay goes.
 */
export function coverPage(overlay: Element): () => void {
  overlays.push(overlay);
  leaveUppermostAlone();
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1);
    leaveUppermostAlone();
  };
}
