import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { newsTakes } from '../../theme/measures';
import { coverPage } from './coverPage';

interface ModalContentProps {
  open: boolean;
  /** What has the focus as it opens; without it the modal itself. */
  startsIn?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Goes around the content of every Dialog and Drawer: while that is open, everything else on the page is inert. Material UI only hides the rest from
 * screen readers. Since this depends on the element and not on an event, no way of closing leaves the page inert, and the page is no longer
 * inert when it gets the focus back (useFocusReturn), as the modal begins to go.
 */
export function ModalContent({ open, startsIn, children }: ModalContentProps) {
  const content = useRef<HTMLDivElement>(null);

  const putFocus = useEffectEvent(() => {
    // Unless the visitor was quicker.
    if (content.current?.contains(document.activeElement) !== true) startsIn?.current?.focus();
  });

  useLayoutEffect(() => {
    const modal = content.current?.closest('body > *');
    return open && modal != null ? coverPage(modal) : undefined;
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    // Not at once: Orca says nothing where the focus comes before it has met the dialog.
    const timer = setTimeout(putFocus, newsTakes);
    return () => {
      clearTimeout(timer);
    };
  }, [open]);

  return (
    <Box ref={content} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}
