import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { coverPage } from './coverPage';

interface ModalContentProps {
  open: boolean;
  children: ReactNode;
}

/**
 * Goes around the content of every Dialog and Drawer: while that is open, everything else on the page is inert. Material UI only hides the rest from
 * screen readers. Since this depends on the element and not on an event, no way of closing leaves the page inert, and the page is no longer
 * inert when it gets the focus back (useFocusReturn), as the modal begins to go.
 */
export function ModalContent({ open, children }: ModalContentProps) {
  const content = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const modal = content.current?.closest('body > *');
    return open && modal != null ? coverPage(modal) : undefined;
  }, [open]);

  return (
    <Box ref={content} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}
