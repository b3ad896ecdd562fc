import { useCallback, useEffect, useRef } from 'react';
import { focusHeading } from './focusHeading';

/**
 * Returns the focus when an overlay begins to close: to its opener or, if the route has changed, to the new page's heading. This happens before the
 * overlay unmounts, or Orca stays silent. Call the returned function with the opener when the overlay opens.
 */
export function useFocusReturn(isOpen: boolean): (opener: Element | null) => void {
  const opened = useRef<{ by: Element | null; page: string }>(null);
  const wasOpen = useRef(false);

  // This hook belongs in the component that renders the overlay: Material UI's own effects uncover the page first.
  useEffect(() => {
    const closes = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!closes) return;
    const focused = document.activeElement;
    // The focus has already moved to another element of the page.
    if (focused !== null && focused !== document.body && focused.closest('#root') !== null) return;
    if (opened.current?.page !== window.location.pathname) focusHeading();
    else if (opened.current.by instanceof HTMLElement) opened.current.by.focus({ preventScroll: true });
  }, [isOpen]);

  return useCallback((opener: Element | null) => {
    opened.current = { by: opener, page: window.location.pathname };
  }, []);
}
