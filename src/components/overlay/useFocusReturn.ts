import { useCallback, useEffect, useRef } from 'react';
import { focusHeading } from './focusHeading';

/**
 * Gives the focus back when an overlay begins to close: to what opened it or, if the route has changed meanwhile, to the new page's heading. Returns
 * what is to be called with the opener when the overlay opens.
 *
 * The overlay is still there for a moment then: where the focus comes back after the element that had it has gone, Orca says nothing.
 */
export function useFocusReturn(isOpen: boolean): (opener: Element | null) => void {
  const opened = useRef<{ by: Element | null; page: string }>(null);
  const wasOpen = useRef(false);

  // In the component that renders the overlay, so that Material UI's own effects have uncovered the page before.
  useEffect(() => {
    const closes = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!closes) return;
    const focused = document.activeElement;
    // Something else on the page has the focus.
    if (focused !== null && focused !== document.body && focused.closest('#root') !== null) return;
    if (opened.current?.page !== window.location.pathname) focusHeading();
    else if (opened.current.by instanceof HTMLElement) opened.current.by.focus({ preventScroll: true });
  }, [isOpen]);

  return useCallback((opener: Element | null) => {
    opened.current = { by: opener, page: window.location.pathname };
  }, []);
}
