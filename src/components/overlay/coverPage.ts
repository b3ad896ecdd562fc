import { modalClasses } from '@mui/material/Modal';

/** The dialogs and drawers that are open on the page, the uppermost last; one that closes may still be there when the next one opens. */
const overlays: Element[] = [];

function leaveUppermostAlone() {
  const uppermost = overlays.at(-1);
  for (const part of document.querySelectorAll(`#root, .${modalClasses.root}`)) {
    part.toggleAttribute('inert', uppermost !== undefined && part !== uppermost);
  }
}

/**
 * Makes everything of the site except an overlay (a child of the body) inert: pointers, keys and screen readers do not reach it. What an extension
 * has put next to it still answers. Call the returned function when the overlay is removed.
 */
export function coverPage(overlay: Element): () => void {
  overlays.push(overlay);
  leaveUppermostAlone();
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1);
    leaveUppermostAlone();
  };
}
