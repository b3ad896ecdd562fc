import { useState } from 'react';
import { focusHeading } from './focusHeading';

interface FocusReturn {
  /** To be called when an overlay opens: the focus goes back to this element when it has closed. */
  opened: (from: Element | null) => void;
  /** To be called when the overlay is removed, after its transition. */
  closed: (overlay: Element) => void;
}

function createFocusReturn(): FocusReturn {
  let opener: { element: Element | null; page: string } | null = null;
  return {
    opened: (element) => {
      opener = { element, page: window.location.pathname };
    },
    closed: (overlay) => {
      const focused = document.activeElement;
      const isLost = focused === null || focused === document.body || overlay.contains(focused);
      // Another overlay is opening: Material UI has already hidden the page, and that overlay will take the focus.
      const isCovered = document.querySelector('body > [aria-hidden="true"] main') !== null;
      // Something else has the focus, or is about to take it.
      if (!isLost || isCovered) return;
      if (opener?.page !== window.location.pathname) focusHeading();
      else if (opener.element instanceof HTMLElement) opener.element.focus();
    },
  };
}

/** Gives the focus back when an overlay closes: to what opened it or, if the route has changed meanwhile, to the new page's heading. */
export function useFocusReturn(): FocusReturn {
  const [focusReturn] = useState(createFocusReturn);
  return focusReturn;
}
