import { useState } from 'react';
import { focusHeading } from './focusHeading';

interface FocusReturn {
  /** An overlay opens; focus is to go back to this element when it is gone. */
  opened: (from: Element | null) => void;
  /** The overlay goes, its transition over. */
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
      // Another overlay is coming: Material UI hides the page just before that is on it and takes the focus.
      const isCovered = document.querySelector('body > [aria-hidden="true"] main') !== null;
      // Something else has it by now, or is about to.
      if (!isLost || isCovered) return;
      if (opener?.page !== window.location.pathname) focusHeading();
      else if (opener.element instanceof HTMLElement) opener.element.focus();
    },
  };
}

/** Gives focus back when an overlay closes: to what opened it or, where the page is another one by then, to its heading. */
export function useFocusReturn(): FocusReturn {
  const [focusReturn] = useState(createFocusReturn);
  return focusReturn;
}
