import Box from '@mui/material/Box';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { coverPage } from './coverPage';

interface ModalContentProps {
  /** Called with the modal's outermost element as it goes: the place to give focus back. */
  onClosed: (modal: Element) => void;
  children: ReactNode;
}

/**
 * What stands in every Dialog and Drawer: as long as it is on the page, transitions included, everything else is inert. Material UI by
 * itself only hides the rest from screen readers. Since this hangs on the element and not on an event, no way of closing leaves the page
 * inert; and the page is there again before it is given the focus.
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
