import Box from '@mui/material/Box';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { coverPage } from './coverPage';

interface ModalContentProps {
  /** Called with the modal's outermost element when it is removed: the moment to give the focus back. */
  onClosed: (modal: Element) => void;
  children: ReactNode;
}

/**
 * Goes around the content of every Dialog and Drawer: while it is mounted, transitions included, everything else on the page is inert. Material UI
 * only hides the rest from screen readers. Since this depends on the element and not on an event, no way of closing leaves the page inert, and
 * the page is no longer inert when it gets the focus back.
 */
export function ModalContent({ onClosed, children }: ModalContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const closed = useEffectEvent(onClosed);

  useLayoutEffect(() => {
    const modal = content.current?.closest('body > *');
    if (modal == null) return undefined;
    const uncover = coverPage(modal);
    return () => {
      uncover();
      closed(modal);
    };
  }, []);

  return (
    <Box ref={content} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}
